import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Risk } from '#domain/register/risk.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { registerQueries } from './queries.ts';

const RemoveRisk = ({ risk: { id, name, version }, onClose }: { risk: Risk; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /risks/{id}', { params: { id }, version }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('register.remove.done', { name }) });
      // Not refetched, because the current page would report the risk as missing.
      void client.invalidateQueries({ queryKey: registerQueries.lists, refetchType: 'none' });
      navigate('/risks', { replace: true });
    },
  });
  return (
    <DialogForm
      title={t('register.remove.title', { name })}
      submit={t('register.remove.action')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('register.remove.failed', { name }), error)}</Alert>}
      {t('register.remove.text')}
    </DialogForm>
  );
};

export default RemoveRisk;
