import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conclusion } from '#domain/assessments/assessment.ts';
import { verdictRules } from '#domain/assessments/assessment-rules.ts';
import { VERDICTS, type Verdict } from '#domain/assessments/words.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { labelled } from '#web/components/list/column.ts';
import { DayInput, PersonInput } from './fields.tsx';

type Hung = { key: string; text: string; due: string; owner: { id: string; name: string } | null };
type VerdictDialogProps = {
  application: string;
  busy: boolean;
  onSubmit: (conclusion: Conclusion) => void;
  onClose: () => void;
};

/** The verdict, what it rests on, and what it hangs on. */
export const VerdictDialog = ({ application, busy, onSubmit, onClose }: VerdictDialogProps) => {
  const { t } = useTranslation();
  const form = useForm<{ verdict: Verdict; comment: string }>(verdictRules, { verdict: 'passes', comment: '' });
  const [hung, setHung] = useState<readonly Hung[]>([]);
  const [isTried, setIsTried] = useState(false);
  const withConditions = form.draft.verdict === 'passes_with_conditions';
  const whole = hung.filter(({ text, due, owner }) => text.trim() && due && owner);
  const isWhole = !withConditions || (hung.length > 0 && whole.length === hung.length);
  const set = (key: string, more: Partial<Hung>) =>
    setHung((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)));
  const add = () => setHung((all) => [...all, { key: crypto.randomUUID(), text: '', due: '', owner: null }]);
  const submit = () => {
    setIsTried(true);
    if (!form.check() || !isWhole) return;
    const conditions = withConditions
      ? whole.map(({ text, due, owner }) => ({ text, due, owner: { id: owner?.id ?? '' } }))
      : [];
    onSubmit({ ...form.draft, conditions });
  };
  return (
    <DialogForm
      title={t('assessments.steps.conclude')}
      submit={t('assessments.steps.conclude')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        rule={verdictRules.verdict}
        look={{
          label: t('assessments.fields.verdict'),
          choices: labelled(VERDICTS, (one) => t(`assessments.verdicts.${one}`)),
        }}
        value={form.draft.verdict}
        error={form.errors.verdict}
        onChange={(value) => form.change('verdict', value)}
      />
      <Field
        rule={verdictRules.comment}
        look={{ label: t('assessments.fields.comment') }}
        value={form.draft.comment}
        error={form.errors.comment}
        onChange={(value) => form.change('comment', value)}
      />
      {withConditions && (
        <FormField
          label={t('assessments.review.conditions')}
          errorText={isTried && !isWhole && t('assessments.review.needsOne')}
          stretch
        >
          <SpaceBetween size="m">
            {hung.map((one) => (
              <SpaceBetween key={one.key} size="xs">
                <Input
                  value={one.text}
                  ariaLabel={t('assessments.fields.condition')}
                  placeholder={t('assessments.fields.condition')}
                  onChange={({ detail }) => set(one.key, { text: detail.value })}
                />
                <PersonInput
                  application={application}
                  value={one.owner}
                  label={t('assessments.fields.owner')}
                  onChange={(owner) => set(one.key, { owner })}
                />
                <DayInput
                  value={one.due}
                  label={t('assessments.fields.due')}
                  onChange={(due) => set(one.key, { due })}
                />
                <Button
                  formAction="none"
                  variant="inline-link"
                  onClick={() => setHung((all) => all.filter(({ key }) => key !== one.key))}
                >
                  {t('assessments.review.removeCondition')}
                </Button>
              </SpaceBetween>
            ))}
            <Button formAction="none" iconName="add-plus" onClick={add}>
              {t('assessments.review.addCondition')}
            </Button>
          </SpaceBetween>
        </FormField>
      )}
    </DialogForm>
  );
};
