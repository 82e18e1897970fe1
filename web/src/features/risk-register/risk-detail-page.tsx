import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { lazyPart } from '#web/parts.ts';
import { registerQueries } from './queries.ts';
import { RiskOverview } from './risk-overview.tsx';

const EditRisk = lazyPart(() => import('./edit-risk.tsx'));

export const RiskDetailPage = () => {
  const { t } = useTranslation();
  const { riskId = '' } = useParams();
  return (
    <DetailPage
      query={registerQueries.one(riskId)}
      failed={t('register.detail.failed')}
      missing={
        <NotFound
          title={t('register.detail.notFound')}
          text={t('register.detail.notFoundText')}
          list="/risks"
          toList={t('register.detail.toList')}
        />
      }
      refusal={({ may_edit }) => (may_edit ? undefined : t('register.form.notAllowed'))}
      overview={(risk, mayEdit) => <RiskOverview risk={risk} mayEdit={mayEdit} />}
      edit={(risk) => <EditRisk key={risk.id} risk={risk} />}
    />
  );
};
