import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lifeRules } from '#domain/life/rules.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { vendorQueries } from './queries.ts';

export type LifeDialogProps = { vendor: Vendor; onClose: () => void };

/** Offboards a vendor or reactivates it. */
const LifeDialog = ({ vendor, onClose }: LifeDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [act] = useState<'end' | 'takeUp'>(vendor.ending ? 'takeUp' : 'end');
  const form = useForm(lifeRules, { reason: '' });
  const { id, name } = vendor;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const asked = { params: { id }, body: form.draft, idempotencyKey };
      return act === 'end' ? api('POST /vendors/{id}/ending', asked) : api('POST /vendors/{id}/return', asked);
    },
    onSuccess: (saved) => {
      client.setQueryData(vendorQueries.one(id).queryKey, saved);
      onClose();
      snackbar.show({ type: 'success', message: t(`vendors.life.${act}.done`) });
    },
    onError: form.refuse,
    onSettled: () => client.invalidateQueries({ queryKey: vendorQueries.lists }),
  });
  return (
    <DialogForm
      title={t(`vendors.life.${act}.title`)}
      submit={t(`vendors.life.${act}.name`)}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !form.errors.reason && <Alert type="error">{changeFailed(t, t('vendors.life.failed'), error)}</Alert>}
      <div>{t(`vendors.life.${act}.text`, { name })}</div>
      <Field
        rule={lifeRules.reason}
        look={{ label: t('vendors.life.reason') }}
        value={form.draft.reason}
        error={form.errors.reason}
        onChange={(value) => form.change('reason', value)}
      />
    </DialogForm>
  );
};

export default LifeDialog;
