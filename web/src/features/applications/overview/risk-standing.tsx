import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { useRiskCounts } from '#web/components/applications/risks.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { risksPath } from '#web/routing/application-path.ts';
import { RiskMatrix } from './risk-matrix.tsx';
import { TierReason } from './tier-reason.tsx';

type RiskStandingProps = Pick<ApplicationDetails, 'application' | 'risks'> & { mayEdit: boolean };

/** The tier with its reason, and how many risks remain at each level. */
export const RiskStanding = ({ application, risks, mayEdit }: RiskStandingProps) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const counts = useRiskCounts();
  return (
    <Container
      fitHeight
      header={
        <Header variant="h2" description={counts(risks)}>
          {t('applications.overview.risks')}
        </Header>
      }
      footer={
        <RouterLink to={risksPath(application.id)} state={state}>
          {t('applications.overview.allRisks')}
        </RouterLink>
      }
    >
      <div className="overview-risk">
        <div>
          <TierReason application={application} mayEdit={mayEdit} />
        </div>
        <RiskMatrix risks={risks} />
      </div>
    </Container>
  );
};
