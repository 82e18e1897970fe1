import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { FORMATS, type Format } from './file-formats.ts';
import { ListFile } from './list-file.tsx';
import type { Sheet } from './sheet.ts';

type ListExportProps = {
  title: string;
  all: Sheet;
  /** Nothing where no row is selected. */
  selected: { sheet: Sheet; count: number } | undefined;
  onClose: () => void;
};

/** Asks what kind of file it is to be, and of which rows. */
const ListExport = ({ title, all, selected, onClose }: ListExportProps) => {
  const { t } = useTranslation();
  const [format, setFormat] = useState<Format>('xlsx');
  const [which, setWhich] = useState<'selected' | 'all'>('selected');
  const [isAsked, setIsAsked] = useState(false);
  const sheet = which === 'selected' && selected ? selected.sheet : all;
  if (isAsked) return <ListFile {...{ title, sheet, format, onClose }} />;
  return (
    <DialogForm title={t('list.export')} submit={t('list.export')} onSubmit={() => setIsAsked(true)} onClose={onClose}>
      <FormField label={t('list.format')}>
        <RadioGroup
          value={format}
          items={FORMATS.map((value) => ({ value, label: t(`list.formats.${value}`) }))}
          onChange={({ detail }) => setFormat(detail.value === 'csv' ? 'csv' : 'xlsx')}
        />
      </FormField>
      {selected && (
        <FormField label={t('list.whichRows')}>
          <RadioGroup
            value={which}
            items={[
              { value: 'selected', label: t('list.onlySelected', { count: selected.count }) },
              { value: 'all', label: t('list.allRows') },
            ]}
            onChange={({ detail }) => setWhich(detail.value === 'all' ? 'all' : 'selected')}
          />
        </FormField>
      )}
    </DialogForm>
  );
};

export default ListExport;
