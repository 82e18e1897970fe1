import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/policies/policy.ts';
import { policyStepRules, retirementReasonRule } from '#domain/policies/rules.ts';
import type { PolicyAction } from '#domain/policies/words.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { policyQueries } from './queries.ts';

type StepDialogProps = { policy: Policy; action: PolicyAction; onClose: () => void };

/** Explains a step, and asks for a reason to retire or for what a review found. */
const StepDialog = ({ policy: { id, name, version }, action, onClose }: StepDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const rule = action === 'retire' ? retirementReasonRule : policyStepRules.reason;
  const form = useForm({ reason: rule }, { reason: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /policies/{id}/steps', {
        params: { id },
        body: { action, reason: form.draft.reason },
        version,
        idempotencyKey,
      }),
    onSuccess: (saved) => {
      client.setQueryData(policyQueries.one(id).queryKey, saved);
      onClose();
      snackbar.show({ type: 'success', message: t(`policies.steps.${action}.done`) });
    },
    onError: form.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: policyQueries.lists }),
  });
  return (
    <DialogForm
      title={t(`policies.steps.${action}.title`)}
      submit={t(`policies.steps.${action}.name`)}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !form.errors.reason && <Alert type="error">{changeFailed(t, t('policies.steps.failed'), error)}</Alert>}
      <div>{t(`policies.steps.${action}.text`, { name })}</div>
      {action !== 'restore' && (
        <Field
          rule={rule}
          look={{ label: t(action === 'retire' ? 'policies.steps.reason' : 'policies.steps.finding') }}
          value={form.draft.reason}
          error={form.errors.reason}
          onChange={(value) => form.change('reason', value)}
        />
      )}
    </DialogForm>
  );
};

export default StepDialog;
