import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useTranslation } from 'react-i18next';
import { MOST_CONDITIONS } from '#domain/approval/rules.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { PersonSelect } from './person-select.tsx';
import { NO_CONDITION, type Written, type Wrong } from './written-conditions.ts';
import './conditions-field.css';

type ConditionsFieldProps = {
  subject: SubjectOf;
  conditions: readonly Written[];
  errors: readonly Wrong[];
  isMissing: boolean;
  onChange: (conditions: readonly Written[]) => void;
};

/** Editable conditions, each with a text, an owner and a due date. */
export const ConditionsField = ({ subject, conditions, errors, isMissing, onChange }: ConditionsFieldProps) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const errorOf = (n: number, field: keyof Written) => {
    const wrong = errors[n]?.[field];
    return wrong && errorText(wrong);
  };
  const change = (n: number, part: Partial<Written>) =>
    onChange(conditions.map((one, at) => (at === n ? { ...one, ...part } : one)));
  return (
    <FormField
      label={t('approval.decide.conditions')}
      errorText={isMissing && errorText({ code: 'condition_needed', params: {} })}
      stretch
    >
      <SpaceBetween size="m">
        {conditions.map((written, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and each is what its place says
          <div key={n} className="written-condition">
            <FormField label={t('approval.decide.condition')} errorText={errorOf(n, 'text')}>
              <Textarea rows={2} value={written.text} onChange={({ detail }) => change(n, { text: detail.value })} />
            </FormField>
            <FormField label={t('approval.decide.owner')} errorText={errorOf(n, 'owner')}>
              <PersonSelect subject={subject} chosen={written.owner} onChange={(owner) => change(n, { owner })} />
            </FormField>
            <FormField label={t('approval.decide.due')} errorText={errorOf(n, 'due')}>
              <SpaceBetween direction="horizontal" size="xs">
                <DayInput value={written.due} from="today" onChange={(due) => change(n, { due })} />
                <Button
                  formAction="none"
                  variant="icon"
                  iconName="remove"
                  ariaLabel={t('approval.decide.remove')}
                  onClick={() => onChange(conditions.filter((_, at) => at !== n))}
                />
              </SpaceBetween>
            </FormField>
          </div>
        ))}
        {conditions.length < MOST_CONDITIONS && (
          <Button formAction="none" iconName="add-plus" onClick={() => onChange([...conditions, NO_CONDITION])}>
            {t('approval.decide.add')}
          </Button>
        )}
      </SpaceBetween>
    </FormField>
  );
};
