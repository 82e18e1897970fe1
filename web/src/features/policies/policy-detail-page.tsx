import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { asPublished } from '#domain/policies/versions.ts';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { lazyPart } from '#web/parts.ts';
import { PolicyOverview } from './policy-overview.tsx';
import { policyQueries } from './queries.ts';

const EditPolicy = lazyPart(() => import('./edit-policy.tsx'));

export const PolicyDetailPage = () => {
  const { t } = useTranslation();
  const { policyId = '' } = useParams();
  return (
    <DetailPage
      query={policyQueries.one(policyId)}
      nameOf={(policy) => asPublished(policy).name}
      failed={t('policies.detail.failed')}
      missing={
        <NotFound
          title={t('policies.detail.notFound')}
          text={t('policies.detail.notFoundText')}
          list="/policies"
          toList={t('policies.detail.toList')}
        />
      }
      refusal={({ may_edit }) => (may_edit ? undefined : t('policies.form.notAllowed'))}
      overview={(policy, mayEdit) => <PolicyOverview key={policy.id} policy={policy} mayEdit={mayEdit} />}
      edit={(policy) => <EditPolicy key={policy.id} policy={policy} />}
    />
  );
};
