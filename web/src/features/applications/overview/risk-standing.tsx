import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { useRiskCounts, useRiskName } from '#web/components/applications/risks.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { tabPath } from '#web/routing/application-path.ts';
import { Level } from '../risks/level.tsx';

/** Rows shown without scrolling. */
const AT_A_GLANCE = 6;

type RiskStandingProps = { id: string; risks: ApplicationDetails['risks'] };

/** Residual risks that need attention. */
export const RiskStanding = ({ id, risks }: RiskStandingProps) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const riskName = useRiskName();
  const open = risks.filter(({ residual }) => residual === 'high' || residual === 'medium');
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
        <RouterLink to={tabPath(id, 'risks')} state={state}>
          {t('applications.overview.allRisks')}
        </RouterLink>
      }
    >
      <ul className="risk-standing">
        {open.slice(0, AT_A_GLANCE).map(({ key, residual, provisional }) => (
          <li key={key}>
            <Level level={residual} isUnknown={provisional} />
            <span>{riskName(key)}</span>
          </li>
        ))}
      </ul>
    </Container>
  );
};
