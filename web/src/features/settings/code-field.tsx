import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useTranslation } from 'react-i18next';

type CodeFieldProps = { value: string; wrong?: string; onChange: (value: string) => void };

export const CodeField = ({ value, wrong, onChange }: CodeFieldProps) => {
  const { t } = useTranslation();
  return (
    <FormField label={t('signInSteps.code')} errorText={wrong}>
      <Input
        autoFocus
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellcheck={false}
        ariaRequired
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
};
