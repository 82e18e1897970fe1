import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TextFilter from '@cloudscape-design/components/text-filter';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOnDisk } from '#domain/list/file-name.ts';
import { MOST_TEMPLATES } from '#domain/templates/rules.ts';
import type { WordTemplate } from '#domain/templates/word-template.ts';
import { nameOrder } from '#domain/text/name.ts';
import { failureOf } from '#web/api/failure.ts';
import { Words } from '#web/components/detail/panel.tsx';
import { handFile } from '#web/components/hand-file.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { templateQueries, wordFile } from '#web/components/templates/queries.ts';
import { RemoveTemplate } from './remove-template.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** A short list needs no filter. */
const FEW = 10;

type ActionsProps = { template: WordTemplate; onEdit: () => void; onRemove: () => void };

const Actions = ({ template, onEdit, onRemove }: ActionsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { name } = template;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { file } = await client.fetchQuery(templateQueries.file(template));
      handFile(`${nameOnDisk(name)}.docx`, wordFile(file));
    },
    onError: (error) =>
      snackbar.show({ type: 'error', message: `${t('templates.notDownloaded')} ${t(`actions.${failureOf(error)}`)}` }),
  });
  return (
    <SpaceBetween direction="horizontal" size="s">
      <Button
        variant="inline-link"
        ariaLabel={t('templates.downloadOf', { name })}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('templates.download')}
      </Button>
      <Button variant="inline-link" ariaLabel={t('templates.editOf', { name })} onClick={onEdit}>
        {t('templates.edit')}
      </Button>
      <Button variant="inline-link" ariaLabel={t('templates.removeOf', { name })} onClick={onRemove}>
        {t('templates.remove')}
      </Button>
    </SpaceBetween>
  );
};

export const TemplatesTable = ({ templates }: { templates: readonly WordTemplate[] }) => {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<WordTemplate>();
  const template = templates.find(({ id }) => id === edited);
  const asked = nameOrder(search);
  const found = templates.filter(({ name, description }) => nameOrder(`${name} ${description}`).includes(asked));
  return (
    <>
      <StackedTable
        ariaLabels={{ tableLabel: t('templates.title') }}
        header={
          <Header
            variant="h2"
            counter={`(${templates.length})`}
            actions={
              <Button disabled={templates.length >= MOST_TEMPLATES} onClick={() => setAdding(true)}>
                {t('templates.add')}
              </Button>
            }
          >
            {t('templates.title')}
          </Header>
        }
        {...(templates.length > FEW && {
          filter: (
            <TextFilter
              filteringText={search}
              filteringAriaLabel={t('templates.search')}
              filteringPlaceholder={t('templates.search')}
              onChange={({ detail }) => setSearch(detail.filteringText)}
            />
          ),
        })}
        items={found}
        trackBy="id"
        empty={
          <Box textAlign="center">
            <b>{t(templates.length === 0 ? 'templates.none' : 'templates.noMatch')}</b>
            {templates.length === 0 && <p>{t('templates.noneText')}</p>}
          </Box>
        }
        first={{
          id: 'name',
          header: t('templates.fields.name'),
          width: 320,
          cell: ({ name, description }) => (
            <>
              <div>{name}</div>
              {description && (
                <Box color="text-body-secondary" fontSize="body-s">
                  <Words>{description}</Words>
                </Box>
              )}
            </>
          ),
        }}
        others={[
          {
            id: 'uploaded',
            header: t('templates.fields.uploaded'),
            width: 240,
            cell: ({ uploaded: { at, by } }) =>
              t('templates.uploadedBy', { when: formatMoment(at, i18n.language), who: by.name }),
          },
          {
            id: 'placeholders',
            header: t('templates.fields.placeholders'),
            width: 120,
            cell: ({ placeholders }) => placeholders.length,
          },
          {
            id: 'actions',
            header: t('templates.actions'),
            width: 240,
            cell: (one) => <Actions template={one} onEdit={() => setEdited(one.id)} onRemove={() => setRemoved(one)} />,
          },
        ]}
      />
      {isAdding && <TemplateDialog onClose={() => setAdding(false)} />}
      {template && <TemplateDialog template={template} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveTemplate template={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
};
