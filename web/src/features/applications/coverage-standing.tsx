import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/application-details.ts';
import { RouterLink } from '#web/components/router-link.tsx';
import { frameworksPath } from '#web/routing/application-path.ts';

type Covered = ApplicationDetails['coverage'][number];
type CoverageStandingProps = { id: string; coverage: readonly Covered[] };

/** Of what no single application does, nothing is to be covered here. */
const toBeDone = ({ asked, organizational, excluded }: Covered['counts']) => asked - organizational - excluded;

/** How much is done of what the enabled frameworks ask. */
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
      {coverage.length === 0 ? (
        t('applications.overview.noFramework')
      ) : (
        <SpaceBetween size="s">
          {coverage.map(({ framework, decided, counts }) => {
            const all = toBeDone(counts);
            return (
              <ProgressBar
                key={framework.id}
                value={all === 0 ? 100 : (100 * counts.covered) / all}
                label={framework.name}
                description={t('applications.overview.covered', { ...counts, all })}
                {...(!decided && { additionalInfo: t('applications.overview.undecided') })}
              />
            );
          })}
        </SpaceBetween>
      )}
    </Container>
  );
};
