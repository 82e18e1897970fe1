import { useTranslation } from 'react-i18next';
import { permissions, reach } from '#domain/permissions.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { draftOf } from '#web/components/form/draft.ts';
import { NotAllowed } from '#web/components/page/alerts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { intakePath } from '#web/routing/application-path.ts';
import { type TypedApplication, useApplicationForm } from './form/use-application-form.tsx';

const CreateApplication = () => {
  const { t } = useTranslation();
  const kind = useApplicationForm();
  const { roles } = useCurrentUser();
  const within = reach(roles, permissions.editObjects);
  const onlyGroup = within !== 'ALL' && within.length === 1 ? within : [];

  if (within !== 'ALL' && within.length === 0)
    return (
      <NotAllowed title={t('applications.form.createTitle')}>{t('applications.form.notAllowedCreate')}</NotAllowed>
    );
  return (
    <CreateForm
      kind={kind}
      title={t('applications.form.createTitle')}
      submitLabel={t('applications.form.create')}
      start={{ ...draftOf<TypedApplication>(kind.rules, {}), resource_groups: [...onlyGroup] }}
      list="/applications"
      pathOf={intakePath}
    />
  );
};

export default CreateApplication;
