import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShownApiClient } from '#domain/clients/client.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { clientQueries } from './queries.ts';

type RevokeClientProps = { client: ShownApiClient; onClose: () => void };

/** Confirms with the time of the last use, so that the administrator sees what would stop working. */
export const RevokeClient = ({ client: { id, name, last_used_at }, onClose }: RevokeClientProps) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /access/api-clients/{id}', { params: { id } }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('apiAccess.revoke.done', { name }) });
      void queries.invalidateQueries({ queryKey: clientQueries.lists, refetchType: 'none' });
      navigate('/api-access');
    },
  });
  return (
    <DialogForm
      title={t('apiAccess.revoke.title', { name })}
      submit={t('apiAccess.revoke.submit')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('apiAccess.revoke.failed', { name }), error)}</Alert>}
      {t('apiAccess.revoke.text')}
      <Box color="text-body-secondary">
        {last_used_at === null
          ? t('apiAccess.revoke.neverUsed')
          : t('apiAccess.revoke.lastUsed', { when: formatMoment(last_used_at, i18n.language) })}
      </Box>
    </DialogForm>
  );
};
