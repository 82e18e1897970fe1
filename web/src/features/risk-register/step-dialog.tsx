import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Risk } from '#domain/register/risk.ts';
import { reasonRule } from '#domain/register/rules.ts';
import type { RiskAction } from '#domain/register/states.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { registerQueries } from './queries.ts';
import { stepName } from './step-name.ts';

type StepDialogProps = { risk: Risk; action: RiskAction; onClose: () => void };

/** Explains a step, and asks for a reason to accept or close. */
const StepDialog = ({ risk, action, onClose }: StepDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isReasoned = action === 'accept' || action === 'close';
  const form = useForm(isReasoned ? { reason: reasonRule } : {}, { reason: '' });
  // Stays while the dialog is open, although the status changes.
  const [step] = useState<RiskAction | 'stop'>(() => stepName(action, risk.status));
  const { id, name, version, level } = risk;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /risks/{id}/steps', {
        params: { id },
        body: { action, reason: form.draft.reason },
        version,
        idempotencyKey,
      }),
    onSuccess: (saved) => {
      client.setQueryData(registerQueries.one(id).queryKey, saved);
      onClose();
      snackbar.show({ type: 'success', message: t(`register.steps.${step}.done`) });
    },
    onError: form.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: registerQueries.lists }),
  });
  return (
    <DialogForm
      title={t(`register.steps.${step}.title`)}
      submit={t(`register.steps.${step}.name`)}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !form.errors.reason && <Alert type="error">{changeFailed(t, t('register.steps.failed'), error)}</Alert>}
      <div>{t(`register.steps.${step}.text`, { name, level: t(`register.levels.${level}`) })}</div>
      {isReasoned && (
        <Field
          rule={reasonRule}
          look={{ label: t('register.steps.reason') }}
          value={form.draft.reason}
          error={form.errors.reason}
          onChange={(value) => form.change('reason', value)}
        />
      )}
    </DialogForm>
  );
};

export default StepDialog;
