import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { CoverageBars } from '#web/components/applications/coverage-bars.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { frameworksPath } from '#web/routing/application-path.ts';

type CoverageStandingProps = Pick<ApplicationDetails, 'coverage'> & { id: string };

export const CoverageStanding = ({ id, coverage }: CoverageStandingProps) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <Container
      fitHeight
      header={<Header variant="h2">{t('applications.overview.coverage')}</Header>}
      footer={
        <RouterLink to={frameworksPath(id)} state={state}>
          {t('applications.overview.allFrameworks')}
        </RouterLink>
      }
    >
      <CoverageBars id={id} coverage={coverage} />
    </Container>
  );
};
