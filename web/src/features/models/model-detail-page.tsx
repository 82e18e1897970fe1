import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { modelName } from '#domain/models/name.ts';
import { holds, permissions } from '#domain/permissions.ts';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { ModelNotFound } from './model-not-found.tsx';
import { ModelOverview } from './model-overview.tsx';
import { modelQueries } from './queries.ts';

const EditModel = lazyPart(() => import('./edit-model.tsx'));

export const ModelDetailPage = () => {
  const { t } = useTranslation();
  const { modelId = '' } = useParams();
  const { roles } = useCurrentUser();
  return (
    <DetailPage
      query={modelQueries.one(modelId)}
      nameOf={modelName}
      failed={t('models.detail.failed')}
      missing={<ModelNotFound />}
      refusal={() => (holds(roles, permissions.editObjects) ? undefined : t('models.form.notAllowed'))}
      overview={(model, mayEdit) => <ModelOverview model={model} mayEdit={mayEdit} />}
      edit={(model) => <EditModel key={model.id} model={model} />}
    />
  );
};
