import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { webhookQueries } from './queries.ts';

type RemoveWebhookProps = { webhook: Webhook; onClose: () => void };

export const RemoveWebhook = ({ webhook: { id, name }, onClose }: RemoveWebhookProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /access/webhooks/{id}', { params: { id } }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('webhooks.remove.done', { name }) });
      void queries.invalidateQueries({ queryKey: webhookQueries.lists });
      navigate('/api-access/webhooks');
    },
  });
  return (
    <DialogForm
      title={t('webhooks.remove.title', { name })}
      submit={t('webhooks.remove.action')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('webhooks.remove.failed', { name }), error)}</Alert>}
      {t('webhooks.remove.text')}
    </DialogForm>
  );
};
