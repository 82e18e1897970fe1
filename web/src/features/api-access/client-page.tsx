import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ShownApiClient } from '#domain/clients/client.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { History, Panel } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { RolesPanel } from '#web/components/roles/roles-panel.tsx';
import { useOwnEnd } from '#web/components/roles/use-own-end.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { lazyPart } from '#web/parts.ts';
import { ClientSecret } from './client-secret.tsx';
import { ClientStatus } from './client-status.tsx';
import { clientQueries } from './queries.ts';
import { RevokeClient } from './revoke-client.tsx';
import { RotateClientSecret } from './rotate-client-secret.tsx';
import { SecretsPanel } from './secrets-panel.tsx';
import { SnippetsPanel } from './snippets-panel.tsx';

const EditClient = lazyPart(() => import('./edit-client.tsx'));

const Actions = ({ client }: { client: ShownApiClient }) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'rotate' | 'revoke'>();
  const close = () => setOpen(undefined);
  const isActive = client.status === 'active';
  const day = useOwnEnd(client.roles);
  const refused = day ? { disabled: true, disabledReason: t('apiAccess.detail.ownEnd', { day }) } : {};
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('PATCH /access/api-clients/{id}', {
        params: { id: client.id },
        body: { status: isActive ? 'disabled' : 'active' },
      }),
    onSuccess: (after) => {
      queries.setQueryData(clientQueries.one(client.id).queryKey, after);
      void queries.invalidateQueries({ queryKey: clientQueries.lists, refetchType: 'none' });
      snackbar.show({ type: 'success', message: t(`apiAccess.detail.${isActive ? 'disabled' : 'enabled'}`) });
    },
    onError: (error) =>
      snackbar.show({ type: 'error', message: changeFailed(t, t('apiAccess.detail.notChanged'), error) }),
  });
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={() => setOpen('revoke')}>{t('apiAccess.revoke.action')}</Button>
        <Button loading={isPending} {...(!isActive && refused)} onClick={() => mutate()}>
          {t(`apiAccess.detail.${isActive ? 'disable' : 'enable'}`)}
        </Button>
        <Button {...refused} onClick={() => setOpen('rotate')}>
          {t('apiAccess.rotate.title')}
        </Button>
      </SpaceBetween>
      {open === 'rotate' && <RotateClientSecret client={client} onClose={close} />}
      {open === 'revoke' && <RevokeClient client={client} onClose={close} />}
    </>
  );
};

const ClientOverview = ({ client, mayEdit }: { client: ShownApiClient; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const moment = (at: string | null) => (at === null ? t('apiAccess.never') : formatMoment(at, i18n.language));
  return (
    <SpaceBetween size="l">
      <DetailHeader name={client.name} mayEdit={mayEdit} more={mayEdit && <Actions client={client} />} />
      <ClientSecret id={client.id} />
      <div className="detail-panels">
        <Panel
          title={t('apiAccess.detail.about')}
          columns={1}
          items={[
            { label: t('apiAccess.fields.id'), value: <Box variant="code">{client.id}</Box> },
            { label: t('apiAccess.fields.status'), value: <ClientStatus client={client} /> },
            { label: t('apiAccess.fields.access'), value: t(`apiAccess.access.${client.access}`) },
            { label: t('apiAccess.fields.expires_at'), value: moment(client.expires_at) },
            { label: t('apiAccess.fields.last_used_at'), value: moment(client.last_used_at) },
            { label: t('apiAccess.fields.tokenUrl'), value: <Box variant="code">{client.token_url}</Box> },
          ]}
        />
        <RolesPanel roles={client.roles} none={t('apiAccess.detail.noRoles')} />
        <SecretsPanel client={client} />
        <History {...client} trail={{ ...client, what: 'api-clients' }} />
      </div>
      <SnippetsPanel client={client} />
    </SpaceBetween>
  );
};

export const ClientPage = () => {
  const { t } = useTranslation();
  const { clientId = '' } = useParams();
  return (
    <DetailPage
      query={clientQueries.one(clientId)}
      failed={t('apiAccess.detail.failed')}
      missing={
        <NotFound
          title={t('apiAccess.detail.notFound')}
          text={t('apiAccess.detail.notFoundText')}
          list="/api-access"
          toList={t('apiAccess.detail.toList')}
        />
      }
      refusal={() => undefined}
      overview={(client, mayEdit) => <ClientOverview client={client} mayEdit={mayEdit} />}
      edit={(client) => <EditClient key={client.id} client={client} />}
    />
  );
};
