import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useTranslation } from 'react-i18next';

const LONGEST = 9;

/** Seed of the random generator, which makes the generated file reproducible. */
export const SeedField = ({ value, onChange }: { value: number; onChange: (seed: number) => void }) => {
  const { t } = useTranslation();
  return (
    <FormField label={t('testKit.seed')} description={t('testKit.seedText')} stretch>
      <Input
        inputMode="numeric"
        autoComplete={false}
        value={String(value)}
        onChange={({ detail }) => onChange(Number(detail.value.replaceAll(/\D/g, '').slice(0, LONGEST)))}
      />
    </FormField>
  );
};
