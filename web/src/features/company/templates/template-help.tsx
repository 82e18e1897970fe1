import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TextFilter from '@cloudscape-design/components/text-filter';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { written } from '#domain/templates/placeholders.ts';
import { nameOrder } from '#domain/text/name.ts';
import { handFile } from '#web/components/hand-file.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { templateQueries } from '#web/components/templates/queries.ts';
import { usePlaceholderWords } from './use-placeholder-words.ts';
import { useSample } from './use-sample.ts';

/** Every placeholder with what it shows. */
const Placeholders = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wordsOf = usePlaceholderWords();
  const { data, error, refetch } = useQuery(templateQueries.placeholders());
  if (error && !data)
    return <LoadFailed what={t('templates.help.failed')} error={error} onRetry={() => void refetch()} />;
  const all = (data?.placeholders ?? []).map((one) => ({
    ...one,
    shows: wordsOf(one),
    from: t(`templates.help.groups.${one.group}`),
  }));
  const asked = nameOrder(search);
  const found = all.filter(({ name, shows, from }) => nameOrder(`${written(name)} ${shows} ${from}`).includes(asked));
  return (
    <StackedTable
      ariaLabels={{ tableLabel: t('templates.help.list') }}
      header={
        <Header variant="h2" counter={`(${all.length})`}>
          {t('templates.help.list')}
        </Header>
      }
      filter={
        <TextFilter
          filteringText={search}
          filteringAriaLabel={t('templates.help.search')}
          filteringPlaceholder={t('templates.help.search')}
          countText={search === '' ? '' : t('templates.help.found', { count: found.length })}
          onChange={({ detail }) => setSearch(detail.filteringText)}
        />
      }
      items={found}
      loading={!data}
      loadingText={t('actions.loading')}
      trackBy="name"
      empty={t('templates.help.none')}
      first={{
        id: 'name',
        header: t('templates.help.columns.name'),
        width: 320,
        cell: ({ name }) => (
          <CopyToClipboard
            variant="inline"
            textToCopy={written(name)}
            copyButtonAriaLabel={t('templates.help.copy', { name: written(name) })}
            copySuccessText={t('templates.help.copied')}
            copyErrorText={t('templates.help.notCopied')}
          />
        ),
      }}
      others={[
        { id: 'shows', header: t('templates.help.columns.shows'), width: 320, cell: ({ shows }) => shows },
        { id: 'group', header: t('templates.help.columns.group'), width: 160, cell: ({ from }) => from },
        {
          id: 'place',
          header: t('templates.help.columns.place'),
          width: 200,
          cell: ({ repeats }) => t(`templates.help.places.${repeats ? 'row' : 'anywhere'}`),
        },
      ]}
    />
  );
};

/** How to write a template, with a sample and every placeholder. */
export const TemplateHelp = () => {
  const { t } = useTranslation();
  const sample = useSample();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => handFile(`${t('templates.help.sampleName')}.docx`, await sample()),
    onError: () => snackbar.show({ type: 'error', message: t('templates.help.sampleFailed') }),
  });
  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header
            variant="h2"
            actions={
              <Button iconName="download" loading={isPending} onClick={() => mutate()}>
                {t('templates.help.sample')}
              </Button>
            }
          >
            {t('templates.help.title')}
          </Header>
        }
      >
        <ol>
          <li>{t('templates.help.steps.write', { example: written('application.name') })}</li>
          <li>{t('templates.help.steps.table', { example: written('risks.name') })}</li>
          <li>{t('templates.help.steps.add')}</li>
        </ol>
        <Box color="text-body-secondary">{t('templates.help.more')}</Box>
      </Container>
      <Placeholders />
    </SpaceBetween>
  );
};
