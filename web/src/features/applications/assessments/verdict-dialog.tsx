import RadioGroup from '@cloudscape-design/components/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { verdictRules } from '#domain/assessments/assessment-rules.ts';
import { VERDICTS } from '#domain/assessments/words.ts';
import { required } from '#domain/rules.ts';
import { ConditionsField } from '#web/components/conditions/conditions-field.tsx';
import {
  asked,
  NO_CONDITION,
  refusedConditions,
  type Written,
  wrongIn,
} from '#web/components/conditions/written-conditions.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { ofApplication } from '#web/routing/subject-path.ts';
import { useChanges } from './use-changes.ts';

/** The form begins without a verdict, so that the reviewer makes the choice. */
const rules = { verdict: required('line', 30), comment: verdictRules.comment };

const toSend = (written: Written) => ({ ...asked(written), owner: { id: written.owner?.id ?? '' } });

/** Form for the verdict, its rationale and its conditions. */
export const VerdictDialog = ({ one, onClose }: { one: ShownAssessment; onClose: () => void }) => {
  const { t } = useTranslation();
  const form = useForm(rules, { verdict: '', comment: '' });
  const verdict = VERDICTS.find((one) => one === form.draft.verdict);
  const [conditions, setConditions] = useState<readonly Written[]>([NO_CONDITION]);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error, reset } = useChanges(
    one,
    (refusal) => form.refuse(refusal) || refusedConditions(refusal).length > 0,
  );
  const conditionsToMeet = verdict === 'passes_with_conditions' ? conditions : undefined;
  const refused = refusedConditions(error);
  const wrong = isTried ? conditions.map(wrongIn) : [];
  const submit = () => {
    setIsTried(true);
    const isComplete =
      !conditionsToMeet ||
      (conditionsToMeet.length > 0 && conditionsToMeet.every((each) => Object.keys(wrongIn(each)).length === 0));
    if (!form.check() || !isComplete || !verdict) return;
    mutate(
      (acts) =>
        acts.conclude({ verdict, comment: form.draft.comment, conditions: (conditionsToMeet ?? []).map(toSend) }),
      {
        onSuccess: onClose,
      },
    );
  };
  return (
    <DialogForm
      title={t('assessments.steps.conclude')}
      submit={t('assessments.steps.conclude')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        rule={rules.verdict}
        look={{
          label: t('assessments.fields.verdict'),
          input: ({ onChange }) => (
            <RadioGroup
              value={verdict ?? null}
              items={VERDICTS.map((one) => ({ value: one, label: t(`assessments.verdicts.${one}`) }))}
              ariaRequired
              onChange={({ detail }) => onChange(detail.value)}
            />
          ),
        }}
        value={form.draft.verdict}
        error={form.errors.verdict}
        onChange={(value) => form.change('verdict', value ?? '')}
      />
      <Field
        rule={verdictRules.comment}
        look={{ label: t('assessments.fields.comment') }}
        value={form.draft.comment}
        error={form.errors.comment}
        onChange={(value) => form.change('comment', value)}
      />
      {conditionsToMeet && (
        <ConditionsField
          subject={ofApplication(one.application_id)}
          conditions={conditionsToMeet}
          errors={conditionsToMeet.map((_, n) => ({ ...wrong[n], ...refused[n] }))}
          isMissing={isTried && conditionsToMeet.length === 0}
          onChange={(now) => {
            setConditions(now);
            reset();
          }}
        />
      )}
    </DialogForm>
  );
};
