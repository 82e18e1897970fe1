import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Policy } from '#domain/policies/policy.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { policyQueries } from './queries.ts';

const RemovePolicy = ({ policy: { id, name, version }, onClose }: { policy: Policy; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /policies/{id}', { params: { id }, version }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('policies.remove.done', { name }) });
      // Not refetched, because the current page would report the policy as missing.
      void client.invalidateQueries({ queryKey: policyQueries.lists, refetchType: 'none' });
      navigate('/policies', { replace: true });
    },
  });
  return (
    <DialogForm
      title={t('policies.remove.title', { name })}
      submit={t('policies.remove.action')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('policies.remove.failed', { name }), error)}</Alert>}
      {t('policies.remove.text')}
    </DialogForm>
  );
};

export default RemovePolicy;
