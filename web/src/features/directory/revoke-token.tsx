import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ShownDirectory } from '#contract/people/directory.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { directoryQueries } from './queries.ts';

type RevokeTokenProps = { token: ShownDirectory['tokens'][number]; isLast: boolean; onClose: () => void };

/** Confirms with the last use and warns if this is the only token. */
export const RevokeToken = ({ token: { id, last_used_at }, isLast, onClose }: RevokeTokenProps) => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /access/directory/tokens/{id}', { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries(directoryQueries.all());
      snackbar.show({ type: 'success', message: t('directory.revoke.done') });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('directory.revoke.title')}
      submit={t('directory.revoke.submit')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('directory.revoke.failed'), error)}</Alert>}
      <div>{t(isLast ? 'directory.revoke.last' : 'directory.revoke.text')}</div>
      <div>
        {last_used_at === null
          ? t('directory.tokens.neverUsed')
          : t('directory.tokens.lastUsed', { when: formatMoment(last_used_at, i18n.language) })}
      </div>
    </DialogForm>
  );
};
