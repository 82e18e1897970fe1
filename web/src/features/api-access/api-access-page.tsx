import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ACCESSES } from '#domain/clients/access.ts';
import type { ApiClientRow } from '#domain/clients/row.ts';
import { labelled, several } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDay } from '#web/components/moment.tsx';
import { useEndColumn } from '#web/components/roles/use-end-column.tsx';
import { useRoleNames } from '#web/components/roles/use-role-names.ts';
import { lazyPart } from '#web/parts.ts';
import { clientPath } from '#web/routing/paths.ts';
import { ApiLinks } from './api-links.tsx';
import { ClientStatus, statusOf } from './client-status.tsx';
import { clientKind } from './queries.ts';

const CreateClient = lazyPart(() => import('./create-client.tsx'));

export const ApiAccessPage = () => {
  const { t, i18n } = useTranslation();
  const [params] = useSearchParams();
  const roleNames = useRoleNames();
  const ends = useEndColumn<ApiClientRow>();
  const rolesOf = ({ roles }: ApiClientRow) => [...new Set(roles.map(({ name }) => roleNames[name] ?? name))];
  const moment = (id: 'expires_at' | 'last_used_at' | 'created_at', width: number) => ({
    id,
    header: t(`apiAccess.fields.${id}`),
    text: (client: ApiClientRow) => {
      const at = client[id];
      return at === null ? t('apiAccess.never') : formatDay(at, i18n.language);
    },
    inFile: (client: ApiClientRow) => {
      const at = client[id];
      return at === null ? '' : new Date(at);
    },
    cell: (client: ApiClientRow) => {
      const at = client[id];
      return at === null ? t('apiAccess.never') : <Day at={at} />;
    },
    width,
  });
  return (
    <SpaceBetween size="l">
      <ListPage
        kind={clientKind}
        columns={[
          { id: 'name', header: t('apiAccess.fields.name'), text: ({ name }) => name },
          {
            id: 'status',
            header: t('apiAccess.fields.status'),
            text: (client) => t(`apiAccess.statuses.${statusOf(client)}`),
            labels: labelled(['active', 'disabled'], (status) => t(`apiAccess.statuses.${status}`)),
            cell: (client) => <ClientStatus client={client} />,
            width: 120,
            onPhone: true,
          },
          {
            id: 'access',
            header: t('apiAccess.fields.access'),
            text: ({ access }) => t(`apiAccess.access.${access}`),
            labels: labelled(ACCESSES, (access) => t(`apiAccess.access.${access}`)),
            width: 150,
          },
          {
            id: 'role',
            header: t('apiAccess.fields.role'),
            ...several(rolesOf, t('roles.none')),
            labels: roleNames,
            width: 160,
          },
          ends,
          moment('expires_at', 130),
          moment('last_used_at', 140),
          moment('created_at', 140),
          { id: 'id', header: t('apiAccess.fields.id'), text: ({ id }) => id, width: 260 },
        ]}
        texts={{
          title: t('apiAccess.title'),
          description: t('apiAccess.description'),
          search: t('apiAccess.list.search'),
          count: (count) => t('apiAccess.list.count', { count }),
          loading: t('apiAccess.list.loading'),
          failed: t('apiAccess.list.failed'),
          none: t('apiAccess.list.none'),
          noneText: t('apiAccess.list.noneText'),
        }}
        pathOf={({ id }) => clientPath(id)}
        create={{ label: t('apiAccess.form.create'), isFor: true, form: CreateClient }}
        bulk={[]}
      />
      {!params.has('create') && <ApiLinks />}
    </SpaceBetween>
  );
};
