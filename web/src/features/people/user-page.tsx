import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ROLES } from '#domain/enumerations.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { Missing } from '#web/components/detail/missing.tsx';
import { History, Panel } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { lazyPart } from '#web/parts.ts';
import { inAll, type User, userQueries } from './queries.ts';
import { Responsibilities } from './responsibilities.tsx';
import { RolesPreview } from './roles-preview.tsx';
import { UserActions } from './user-actions.tsx';
import { UserStatus } from './user-status.tsx';

const EditUser = lazyPart(() => import('./edit-user.tsx'));

const Profile = ({ user }: { user: User }) => {
  const { t, i18n } = useTranslation();
  const when = (at: string | null) => (at ? formatMoment(at, i18n.language) : t('people.never'));
  const { email, from_directory, status, language, invited_at, last_sign_in_at } = user;
  return (
    <Panel
      title={t('people.form.profile')}
      columns={2}
      items={[
        { label: t('people.fields.email'), value: email },
        { label: t('people.fields.status'), value: <UserStatus status={status} /> },
        { label: t('people.fields.language'), value: t(`people.languages.${language}`) },
        { label: t('people.fields.last_sign_in_at'), value: when(last_sign_in_at) },
        from_directory
          ? { label: t('people.fields.account'), value: t('people.fromDirectory') }
          : { label: t('people.fields.invited_at'), value: when(invited_at) },
      ]}
    />
  );
};

const Roles = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const shown = (roles: User['roles'], label: (role: string) => string) =>
    ROLES.flatMap((role) => {
      const groups = roles.filter(({ name }) => name === role).map(({ resource_group }) => resource_group.name);
      return groups.length > 0 ? [{ label: label(t(`people.roles.${role}`)), value: groups.join(', ') }] : [];
    });
  const held = [
    ...shown(user.roles, (role) => role),
    ...shown(user.directory_roles, (role) => t('people.byDirectory', { role })),
  ];
  return (
    <Panel
      title={t('people.form.roles')}
      columns={1}
      items={held.length > 0 ? held : [{ label: t('people.roles.none'), value: t('people.noRole') }]}
    />
  );
};

const UserOverview = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <DetailHeader name={user.name} mayEdit more={<UserActions user={user} />} />
      <RolesPreview title={t('people.preview.sees')} groups={inAll(user)} />
      <div className="detail-panels">
        <Profile user={user} />
        <Roles user={user} />
        <Responsibilities id={user.id} />
        <History {...user} />
      </div>
    </SpaceBetween>
  );
};

export const UserPage = () => {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  return (
    <DetailPage
      query={userQueries.one(userId)}
      failed={t('people.detail.failed')}
      missing={
        <Missing
          title={t('people.detail.notFound')}
          text={t('people.detail.notFoundText')}
          list="/manage-users"
          toList={t('people.detail.toList')}
        />
      }
      refusal={() => undefined}
      overview={(user) => <UserOverview user={user} />}
      edit={(user) => <EditUser key={user.id} user={user} />}
    />
  );
};
