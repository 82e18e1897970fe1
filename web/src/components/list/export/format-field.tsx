import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import { FORMATS, type Format } from './file-formats.ts';

type FormatFieldProps = { format: Format; onChange: (format: Format) => void };

export const FormatField = ({ format, onChange }: FormatFieldProps) => {
  const { t } = useTranslation();
  return (
    <FormField label={t('list.format')}>
      <RadioGroup
        value={format}
        items={FORMATS.map((value) => ({ value, label: t(`list.formats.${value}`) }))}
        onChange={({ detail }) => onChange(detail.value === 'csv' ? 'csv' : 'xlsx')}
      />
    </FormField>
  );
};
