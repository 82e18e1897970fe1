import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '#domain/tests/setup/mapping.ts';
import type { Counted } from '#domain/tests/setup/survey.ts';
import { Meanings } from './meanings.tsx';

const KINDS = ['two', 'classes'] as const;

type OutcomeKindProps = {
  mapping: Mapping;
  hasClasses: boolean;
  values: readonly Counted[];
  error: string | undefined;
  onChange: (mapping: Mapping) => void;
};

/** Compares an outcome with three or more values as selected or not, or value by value. */
export const OutcomeKind = ({ mapping, hasClasses, values, error, onChange }: OutcomeKindProps) => {
  const { t } = useTranslation();
  return (
    <>
      <FormField label={t('newTest.values.outcomeKind.label')} stretch>
        <RadioGroup
          value={hasClasses ? 'classes' : 'two'}
          items={KINDS.map((value) => ({
            value,
            label: t(`newTest.values.outcomeKind.${value}`),
            description: t(`newTest.values.outcomeKind.${value}Hint`),
          }))}
          onChange={({ detail }) => onChange({ ...mapping, hasClasses: detail.value === 'classes' })}
        />
      </FormField>
      {hasClasses && (
        <Meanings
          title={t('newTest.values.classes.title')}
          hint={t('newTest.values.classes.hint')}
          error={error}
          values={values.filter(([value]) => value !== '')}
          meanings={mapping.classes ?? {}}
          words={{
            favorable: t('newTest.values.classes.favorable'),
            unfavorable: t('newTest.values.classes.unfavorable'),
            leave_out: t('newTest.values.classes.leave_out'),
          }}
          onChange={(classes) => onChange({ ...mapping, classes })}
        />
      )}
    </>
  );
};
