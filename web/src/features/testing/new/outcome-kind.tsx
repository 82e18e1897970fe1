import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';

const KINDS = ['two', 'classes'] as const;

type OutcomeKindProps = { hasClasses: boolean; onChange: (hasClasses: boolean) => void };

/** Whether an outcome of three values or more is compared as selected or not, or value by value. */
export const OutcomeKind = ({ hasClasses, onChange }: OutcomeKindProps) => {
  const { t } = useTranslation();
  return (
    <FormField label={t('newTest.values.outcomeKind.label')} stretch>
      <RadioGroup
        value={hasClasses ? 'classes' : 'two'}
        items={KINDS.map((value) => ({
          value,
          label: t(`newTest.values.outcomeKind.${value}`),
          description: t(`newTest.values.outcomeKind.${value}Hint`),
        }))}
        onChange={({ detail }) => onChange(detail.value === 'classes')}
      />
    </FormField>
  );
};
