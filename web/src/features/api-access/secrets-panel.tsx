import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Secret, ShownApiClient } from '#domain/clients/client.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { clientQueries } from './queries.ts';

/** Lists the secrets and when the previous one expires. */
export const SecretsPanel = ({ client: { id, secrets } }: { client: ShownApiClient }) => {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (secret_id: string) =>
      api('DELETE /access/api-clients/{id}/secrets/{secret_id}', { params: { id, secret_id } }),
    onSuccess: (after) => {
      queries.setQueryData(clientQueries.one(id).queryKey, after);
      snackbar.show({ type: 'success', message: t('apiAccess.detail.ended') });
    },
    onError: (error) =>
      snackbar.show({ type: 'error', message: changeFailed(t, t('apiAccess.detail.notEnded'), error) }),
  });
  const when = (moment: string) => ({ when: formatMoment(moment, i18n.language) });
  const value = ({ id: secret, made_at, ends_at }: Secret) => (
    <>
      <div>{t('apiAccess.detail.madeAt', when(made_at))}</div>
      {ends_at !== null && (
        <>
          <Box color="text-body-secondary">{t('apiAccess.detail.endsAt', when(ends_at))}</Box>
          <Button variant="inline-link" loading={isPending} onClick={() => mutate(secret)}>
            {t('apiAccess.detail.endNow')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <Panel
      title={t('apiAccess.detail.secrets')}
      columns={1}
      items={secrets.map((secret) => ({
        label: t(secret.ends_at === null ? 'apiAccess.detail.current' : 'apiAccess.detail.previous'),
        value: value(secret),
      }))}
    />
  );
};
