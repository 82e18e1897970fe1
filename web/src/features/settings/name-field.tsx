import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useTranslation } from 'react-i18next';
import { MAX_NAME } from '#domain/name.ts';
import type { NameProblem } from './name-rules.ts';

type NameFieldProps = {
  label: string;
  value: string;
  problem: NameProblem | undefined;
  isOptional?: boolean;
  autoComplete?: string;
  onChange: (value: string) => void;
};

export const NameField = ({ label, problem, isOptional = false, autoComplete, onChange, ...input }: NameFieldProps) => {
  const { t } = useTranslation();
  return (
    <FormField
      label={
        <>
          {label}
          {isOptional && <i className="optional"> – {t('actions.optional')}</i>}
        </>
      }
      errorText={problem && t(`settings.nameProblems.${problem}`, { max: MAX_NAME })}
      stretch
    >
      <Input
        {...input}
        ariaRequired={!isOptional}
        autoComplete={autoComplete ?? false}
        onChange={({ detail }) => onChange(detail.value)}
      />
    </FormField>
  );
};
