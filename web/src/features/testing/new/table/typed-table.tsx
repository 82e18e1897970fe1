import AttributeEditor from '@cloudscape-design/components/attribute-editor';
import Button from '@cloudscape-design/components/button';
import Input, { type InputProps } from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvLine } from '#domain/list/csv.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { Message } from '#web/components/page/message.tsx';
import type { TypedRow } from '../draft.ts';
import { sendTable } from './upload-table.tsx';

const FIELDS = ['attribute', 'group', 'n', 'selected'] as const;
const isWholeNumber = (typed: string) => /^\d{1,12}$/.test(typed.trim());

const isWrong = ({ attribute, group, n, selected }: TypedRow) =>
  !attribute.trim() || !group.trim() || !isWholeNumber(n) || !isWholeNumber(selected) || Number(selected) > Number(n);

type TypedTableProps = {
  application: string;
  rows: readonly TypedRow[];
  onChange: (rows: readonly TypedRow[]) => void;
};

/** Form for users who only know counts per group; the input becomes a document like an upload. */
export const TypedTable = ({ application, rows, onChange }: TypedTableProps) => {
  const { t, i18n } = useTranslation();
  const [tried, setTried] = useState(false);
  const wrong = rows.findIndex(isWrong);
  const problem =
    rows.length < 2
      ? t('newTest.data.noTyped')
      : wrong < 0
        ? undefined
        : t('newTest.data.wrongRow', { row: wrong + 1 });
  const use = () => {
    setTried(true);
    if (problem !== undefined) return;
    const lines = rows.map((row) => csvLine(FIELDS.map((field) => row[field].trim())));
    const day = formatMoment(new Date().toISOString(), i18n.language).replaceAll(/[/:\\]/g, '.');
    const name = t('newTest.data.fileName', { day });
    sendTable(application, new File([csvLine([...FIELDS]), ...lines], name, { type: 'text/csv' }));
    setTried(false);
  };
  const HELP: Partial<Record<keyof TypedRow, InputProps>> = {
    attribute: { value: '', placeholder: t('newTest.data.attributeExample') },
    group: { value: '', placeholder: t('newTest.data.groupExample') },
    n: { value: '', inputMode: 'numeric' },
    selected: { value: '', inputMode: 'numeric' },
  };
  return (
    <SpaceBetween size="s">
      <div>{t('newTest.data.typeInHint')}</div>
      <AttributeEditor
        items={rows}
        addButtonText={t('newTest.data.addRow')}
        removeButtonText={t('newTest.data.removeRow')}
        removeButtonAriaLabel={({ group }) => t('newTest.data.removeRowOf', { group })}
        empty={t('newTest.data.noRows')}
        onAddButtonClick={() =>
          onChange([...rows, { attribute: rows.at(-1)?.attribute ?? '', group: '', n: '', selected: '' }])
        }
        onRemoveButtonClick={({ detail }) => onChange(rows.filter((_, index) => index !== detail.itemIndex))}
        definition={FIELDS.map((field) => ({
          label: t(`newTest.data.row.${field}`),
          control: (row: TypedRow, index: number) => (
            <Input
              {...HELP[field]}
              autoComplete={false}
              value={row[field]}
              invalid={tried && index === wrong}
              onChange={({ detail }) =>
                onChange(rows.map((one, at) => (at === index ? { ...one, [field]: detail.value } : one)))
              }
            />
          ),
        }))}
      />
      {tried && problem !== undefined && <Message type="error">{problem}</Message>}
      <Button onClick={use}>{t('newTest.data.useTyped')}</Button>
    </SpaceBetween>
  );
};
