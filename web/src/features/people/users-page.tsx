import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { MAIL_STATES, USER_STATUSES } from '#domain/enumerations.ts';
import { useGroupsColumn } from '#web/components/groups/group-names.tsx';
import type { BulkProps } from '#web/components/list/bulk/bulk.ts';
import { type Column, labelled, several } from '#web/components/list/columns/column.ts';
import { ListPage } from '#web/components/list/list-page.tsx';
import { Day, formatDay } from '#web/components/moment.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { useEndColumn } from '#web/components/roles/use-end-column.tsx';
import { useRoleNames } from '#web/components/roles/use-role-names.ts';
import { lazyPart } from '#web/parts.ts';
import { INVITATIONS_PATH, userPath } from '#web/routing/paths.ts';
import { type UserRow, userKind } from './queries.ts';
import { ACTIONS } from './user-acts.ts';
import { UserStatus } from './user-status.tsx';

const InviteUser = lazyPart(() => import('./invite-user.tsx'));
const ActOnUsers = lazyPart<BulkProps<UserRow>>(() => import('./act-on-users.tsx'));

const useColumns = (): Column<UserRow>[] => {
  const { t, i18n } = useTranslation();
  const groups = useGroupsColumn<UserRow>('');
  const roleNames = useRoleNames();
  const ends = useEndColumn<UserRow>();
  const held = ({ roles }: UserRow) => [...new Set(roles.map(({ id }) => roleNames[id] ?? id))];
  const day = (id: 'last_sign_in_at' | 'created_at', none: string): Column<UserRow> => ({
    id,
    header: t(`people.fields.${id}`),
    text: ({ [id]: at }) => (at ? formatDay(at, i18n.language) : none),
    inFile: ({ [id]: at }) => (at ? new Date(at) : ''),
    cell: ({ [id]: at }) => (at ? <Day at={at} /> : none),
    width: 150,
  });
  return [
    { id: 'name', header: t('people.fields.name'), text: ({ name }) => name },
    { id: 'email', header: t('people.fields.email'), text: ({ email }) => email, width: 240 },
    {
      id: 'status',
      header: t('people.fields.status'),
      text: ({ status }) => t(`people.statuses.${status}`),
      cell: ({ status }) => <UserStatus status={status} />,
      labels: labelled(USER_STATUSES, (status) => t(`people.statuses.${status}`)),
      width: 120,
      onPhone: true,
    },
    {
      id: 'role',
      header: t('people.fields.role'),
      ...several(held, t('roles.none')),
      labels: roleNames,
      width: 160,
    },
    groups,
    ends,
    day('last_sign_in_at', t('people.never')),
    day('created_at', ''),
    {
      id: 'mail',
      header: t('people.fields.mail'),
      // Only exceptions get a text.
      text: ({ mail_stopped }) => (mail_stopped ? t(`people.mail.${mail_stopped.why}`) : ''),
      labels: labelled(MAIL_STATES, (state) => t(`people.mail.${state}`)),
      width: 130,
    },
  ];
};

export const UsersPage = () => {
  const { t } = useTranslation();
  return (
    <ListPage
      kind={userKind}
      columns={useColumns()}
      texts={{
        title: t('nouns.pages.manage-users'),
        description: t('people.description'),
        search: t('people.list.search'),
        count: (count) => t('people.list.count', { count }),
        loading: t('people.list.loading'),
        failed: t('people.list.failed'),
        none: t('people.list.none'),
        noneText: t('people.list.noneText'),
      }}
      pathOf={({ id }) => userPath(id)}
      more={
        <SpaceBetween direction="horizontal" size="xs">
          <PageButton to="/manage-users/directory">{t('directory.title')}</PageButton>
          <PageButton to={INVITATIONS_PATH}>{t('people.many.open')}</PageButton>
        </SpaceBetween>
      }
      create={{ label: t('people.form.invite'), isFor: true, form: InviteUser }}
      bulk={ACTIONS.map((name) => ({ name, text: t(`people.acts.${name}.name`), isFor: true, dialog: ActOnUsers }))}
    />
  );
};
