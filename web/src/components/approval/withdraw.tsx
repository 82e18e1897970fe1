import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { withdrawalRules } from '#domain/approval/rules.ts';
import { api } from '#web/api/client.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { useApprovalChange, useWhyNot } from './use-approval-change.ts';

type WithdrawProps = { subject: SubjectOf; version: number; onClose: () => void };

export const Withdraw = ({ subject, version, onClose }: WithdrawProps) => {
  const { t } = useTranslation();
  const { things, id } = subject;
  const whyNot = useWhyNot();
  const form = useForm(withdrawalRules, { reason: '' });
  const { mutate, isPending, error } = useApprovalChange(
    subject,
    (body: { reason: string }) => api(`POST /${things}/{id}/approval/withdrawal`, { params: { id }, body, version }),
    onClose,
  );
  return (
    <DialogForm
      title={t('approval.withdraw.title')}
      submit={t('approval.withdraw.button')}
      busy={isPending}
      onSubmit={() => form.check() && mutate(form.draft)}
      onClose={onClose}
    >
      {error && <Alert type="error">{whyNot(t('approval.withdraw.failed'), error)}</Alert>}
      {t('approval.withdraw.text')}
      <Field
        rule={withdrawalRules.reason}
        look={{ label: t('approval.withdraw.reason') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};
