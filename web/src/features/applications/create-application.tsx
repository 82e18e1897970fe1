import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { permissions, reach } from '#domain/permissions.ts';
import { originOf, useReturn } from '#web/app/main-layout/origin.ts';
import { NotAllowed } from '#web/components/not-allowed.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { ApplicationEditor } from './application-editor.tsx';
import { applicationPath } from './application-path.ts';
import { emptyDraft } from './form/draft.ts';

const CreateApplication = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const returnTo = useReturn();
  const location = useLocation();
  const { roles } = useCurrentUser();
  const within = reach(roles, permissions.editObjects);
  const onlyGroup = within !== 'ALL' && within.length === 1 ? within : [];
  const origin = originOf(location) ?? { pathname: '/applications', search: '', state: null };

  if (within !== 'ALL' && within.length === 0)
    return (
      <NotAllowed title={t('applications.form.createTitle')}>{t('applications.form.notAllowedCreate')}</NotAllowed>
    );
  return (
    <WithDrafts form="application:create">
      {(drafts) => (
        <ApplicationEditor
          title={t('applications.form.createTitle')}
          submitLabel={t('applications.form.create')}
          drafts={drafts}
          start={{ ...emptyDraft, resource_groups: [...onlyGroup] }}
          onSaved={({ id }) => navigate(applicationPath(id), { replace: true, state: { origin } })}
          onCancel={() => returnTo(origin)}
        />
      )}
    </WithDrafts>
  );
};

export default CreateApplication;
