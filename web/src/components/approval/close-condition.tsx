import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import type { ApprovalRound, ConditionDone } from '#domain/approval/approval.ts';
import { submissionRules } from '#domain/approval/rules.ts';
import { api } from '#web/api/client.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useApprovalChange, useWhyNot } from './use-approval-change.ts';

type SettleConditionProps = { subject: SubjectOf; condition: ApprovalRound['conditions'][number]; onClose: () => void };

const rules = { note: submissionRules.note };

/** Marks a condition as fulfilled, or open again. */
export const CloseCondition = ({ subject, condition, onClose }: SettleConditionProps) => {
  const { t } = useTranslation();
  const { things, id } = subject;
  const whyNot = useWhyNot();
  const form = useForm(rules, { note: '' });
  const done = condition.done === null;
  const { mutate, isPending, error } = useApprovalChange(
    subject,
    (body: ConditionDone) =>
      api(`PUT /${things}/{id}/approval/conditions/{number}`, {
        params: { id, number: String(condition.number) },
        body,
      }),
    onClose,
  );
  return (
    <DialogForm
      title={t(done ? 'approval.conditions.settle' : 'approval.conditions.reopen')}
      submit={t('actions.save')}
      busy={isPending}
      onSubmit={() => form.check() && mutate({ done, note: form.draft.note })}
      onClose={onClose}
    >
      {error && <Alert type="error">{whyNot(t('approval.conditions.failed'), error)}</Alert>}
      <div className="prose">{condition.text}</div>
      {done && (
        <Field
          rule={rules.note}
          look={{ label: t('approval.conditions.note') }}
          value={form.draft.note}
          error={form.errors.note}
          onChange={(value) => form.change('note', value)}
        />
      )}
    </DialogForm>
  );
};
