import { useTranslation } from 'react-i18next';
import { modelRules } from '#domain/models/rules.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { emptyOf } from '#domain/rules.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { NotAllowed } from '#web/components/page/alerts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { modelPath } from '#web/routing/paths.ts';
import { useModelForm } from './use-model-form.tsx';

const CreateModel = () => {
  const { t } = useTranslation();
  const kind = useModelForm();
  const { roles } = useCurrentUser();
  const title = t('models.form.createTitle');

  if (!holds(roles, permissions.editObjects))
    return <NotAllowed title={title}>{t('models.form.notAllowedCreate')}</NotAllowed>;
  return (
    <CreateForm
      kind={kind}
      title={title}
      submitLabel={t('models.form.create')}
      start={emptyOf(modelRules)}
      list="/models"
      pathOf={modelPath}
    />
  );
};

export default CreateModel;
