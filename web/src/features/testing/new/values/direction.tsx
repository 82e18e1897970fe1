import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import type { directionSubject } from '#domain/tests/setup/draft.ts';
import type { SelectedIs } from '#domain/tests/setup/mapping.ts';

const ANSWERS = ['favorable', 'unfavorable'] as const satisfies readonly SelectedIs[];

type DirectionProps = {
  subject: NonNullable<ReturnType<typeof directionSubject>>;
  chosen: SelectedIs | undefined;
  error: string | undefined;
  onChange: (chosen: SelectedIs) => void;
};

/** Asks whether it is good or bad for a person to be selected. No answer is preselected. */
export const Direction = ({ subject, chosen, error, onChange }: DirectionProps) => {
  const { t } = useTranslation();
  return (
    <div data-invalid={error !== undefined}>
      <FormField
        label={t(`newTest.values.direction.${subject}`)}
        description={t('newTest.values.direction.hint')}
        errorText={error}
        stretch
      >
        <RadioGroup
          value={chosen ?? null}
          ariaRequired
          items={ANSWERS.map((value) => ({
            value,
            label: t(`newTest.values.direction.${value}`),
            description: t(`newTest.values.direction.${value}${subject === 'amount' ? 'Amount' : 'Hint'}`),
          }))}
          onChange={({ detail }) => onChange(detail.value === 'favorable' ? 'favorable' : 'unfavorable')}
        />
      </FormField>
    </div>
  );
};
