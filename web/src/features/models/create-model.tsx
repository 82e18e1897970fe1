import { useTranslation } from 'react-i18next';
import { holds, permissions } from '#domain/permissions.ts';
import { CreateForm } from '#web/components/form/create-form.tsx';
import { draftOf } from '#web/components/form/draft.ts';
import { NotAllowed } from '#web/components/page/alerts.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { modelPath } from '#web/routing/paths.ts';
import { type TypedModel, useModelForm } from './use-model-form.tsx';

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
      start={draftOf<TypedModel>(kind.rules, {})}
      list="/models"
      pathOf={modelPath}
    />
  );
};

export default CreateModel;
