import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Application } from '#domain/application.ts';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { ApplicationEditor } from './application-editor.tsx';
import { draftOf } from './form/draft.ts';

const EditApplication = ({ application }: { application: Application }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const leave = () => navigate(pathname, { replace: true, state });
  return (
    <WithDrafts form={`application:${application.id}`}>
      {(drafts) => (
        <ApplicationEditor
          title={t('applications.form.editTitle', { name: application.name })}
          submitLabel={t('actions.save')}
          drafts={drafts}
          start={draftOf(application)}
          saved={application}
          onSaved={leave}
          onCancel={leave}
        />
      )}
    </WithDrafts>
  );
};

export default EditApplication;
