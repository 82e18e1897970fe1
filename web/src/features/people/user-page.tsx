import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { History, Panel } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { RolesPanel } from '#web/components/roles/roles-panel.tsx';
import { lazyPart } from '#web/parts.ts';
import { Activity } from './activity.tsx';
import { MailStopped } from './mail-stopped.tsx';
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
        { label: t('people.fields.language'), value: t(`entry.languages.${language}`) },
        { label: t('people.fields.last_sign_in_at'), value: when(last_sign_in_at) },
        from_directory
          ? { label: t('people.fields.account'), value: t('people.fromDirectory') }
          : { label: t('people.fields.invited_at'), value: when(invited_at) },
      ]}
    />
  );
};

const UserOverview = ({ user, mayEdit }: { user: User; mayEdit: boolean }) => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <DetailHeader name={user.name} mayEdit={mayEdit} more={mayEdit && <UserActions user={user} />} />
      <MailStopped user={user} mayEdit={mayEdit} />
      <div className="detail-panels">
        <Profile user={user} />
        <RolesPanel roles={user.roles} byDirectory={user.directory_roles} none={t('people.noRole')} />
      </div>
      <RolesPreview title={t('people.preview.sees')} groups={inAll(user)} />
      <div className="detail-panels">
        <Responsibilities id={user.id} />
        <History {...user} trail={{ ...user, what: 'users' }} />
      </div>
      <Activity id={user.id} />
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
        <NotFound
          title={t('people.detail.notFound')}
          text={t('people.detail.notFoundText')}
          list="/manage-users"
          toList={t('people.detail.toList')}
        />
      }
      refusal={() => undefined}
      overview={(user, mayEdit) => <UserOverview user={user} mayEdit={mayEdit} />}
      edit={(user) => <EditUser key={user.id} user={user} />}
    />
  );
};
