import FormField from '@cloudscape-design/components/form-field';
import Input, { type InputProps } from '@cloudscape-design/components/input';
import { useTranslation } from 'react-i18next';

export type TextFieldProps = Pick<InputProps, 'value' | 'type' | 'inputMode'> & {
  name: string;
  label: string;
  hint?: string;
  autoComplete: string;
  wrong?: string;
  onChange: (value: string) => void;
};

export const TextField = ({ label, hint, wrong, onChange, ...input }: TextFieldProps) => {
  const { t } = useTranslation();
  return (
    <FormField
      label={label}
      constraintText={wrong === undefined ? hint : undefined}
      errorText={wrong}
      i18nStrings={{ errorIconAriaLabel: t('signIn.kinds.error') }}
      stretch
    >
      <Input {...input} spellcheck={false} onChange={({ detail }) => onChange(detail.value)} />
    </FormField>
  );
};
