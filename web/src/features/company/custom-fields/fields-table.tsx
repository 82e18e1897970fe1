import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomFields } from '#domain/custom-fields/field.ts';
import { type CustomField, type Customized, hasOptions, MOST_FIELDS } from '#domain/custom-fields/rules.ts';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { movedUp } from '../moved-up.ts';
import { FieldDialog } from './field-dialog.tsx';
import { useSaveFields } from './use-save-fields.ts';

type FieldsTableProps = { all: CustomFields; noun: Customized };

const useColumns = (
  { all, noun }: FieldsTableProps,
  onEdit: (field: CustomField) => void,
): TableProps.ColumnDefinition<CustomField>[] => {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const { mutate, isPending } = useSaveFields({ all, noun });
  const fields = all[noun];
  const type = ({ type, options }: CustomField) => {
    const count = options.filter(({ archived }) => !archived).length;
    const kind = t(`customFields.types.${type}`);
    return hasOptions({ type }) ? t('fieldSettings.typeWithOptions', { type: kind, count }) : kind;
  };
  const required = (field: CustomField) => t(`customFields.requirements.${field.required}`);
  const label: TableProps.ColumnDefinition<CustomField> = {
    id: 'label',
    header: t('fieldSettings.fields.label'),
    isRowHeader: true,
    cell: (field) => (
      <>
        <div>
          {field.label} {field.archived && <Badge>{t('fieldSettings.archived')}</Badge>}
        </div>
        <Box color="text-body-secondary" fontSize="body-s">
          {[field.label_es, field.id].filter(Boolean).join(' · ')}
        </Box>
        {isNarrow && <div>{[type(field), required(field)].join(' · ')}</div>}
      </>
    ),
  };
  const actions: TableProps.ColumnDefinition<CustomField> = {
    id: 'actions',
    header: t('fieldSettings.actions'),
    width: 180,
    cell: (field) => (
      <SpaceBetween direction="horizontal" size="xxs" alignItems="center">
        <Button
          variant="inline-icon"
          iconName="edit"
          disabled={field.archived}
          ariaLabel={t('fieldSettings.editOf', { label: field.label })}
          onClick={() => onEdit(field)}
        />
        <Button
          variant="inline-icon"
          iconName="angle-up"
          disabled={isPending || fields[0]?.id === field.id}
          ariaLabel={t('fieldSettings.upOf', { label: field.label })}
          onClick={() => mutate(movedUp(fields, field))}
        />
        <Button
          variant="inline-link"
          disabled={isPending}
          ariaLabel={t(field.archived ? 'fieldSettings.restoreOf' : 'fieldSettings.archiveOf', { label: field.label })}
          onClick={() =>
            mutate(fields.map((one) => (one.id === field.id ? { ...one, archived: !field.archived } : one)))
          }
        >
          {t(field.archived ? 'fieldSettings.restore' : 'fieldSettings.archive')}
        </Button>
      </SpaceBetween>
    ),
  };
  if (isNarrow) return [label, actions];
  return [
    { ...label, width: 320 },
    { id: 'type', header: t('fieldSettings.fields.type'), cell: type, width: 220 },
    { id: 'required', header: t('fieldSettings.fields.required'), cell: required, width: 240 },
    actions,
  ];
};

export const FieldsTable = ({ all, noun }: FieldsTableProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'add' | CustomField>();
  const used = all[noun].filter(({ archived }) => !archived).length;
  return (
    <>
      <Table
        wrapLines
        cellVerticalAlign="top"
        items={all[noun]}
        trackBy="id"
        columnDefinitions={useColumns({ all, noun }, setOpen)}
        ariaLabels={{ tableLabel: t(`nouns.pages.${noun}`) }}
        header={
          <Header
            variant="h2"
            counter={`(${used}/${MOST_FIELDS})`}
            actions={
              <Button
                disabled={used >= MOST_FIELDS}
                ariaLabel={t('fieldSettings.addTo', { list: t(`nouns.pages.${noun}`) })}
                onClick={() => setOpen('add')}
              >
                {t('fieldSettings.add')}
              </Button>
            }
          >
            {t(`nouns.pages.${noun}`)}
          </Header>
        }
        empty={
          <Box textAlign="center">
            <b>{t('fieldSettings.none')}</b>
            <p>{t('fieldSettings.noneText')}</p>
          </Box>
        }
      />
      {open && (
        <FieldDialog
          all={all}
          noun={noun}
          {...(open !== 'add' && { field: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
