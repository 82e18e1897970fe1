import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { ShareBar } from '#web/components/share-bar.tsx';
import { reportPath } from '#web/routing/application-path.ts';

type Covered = ApplicationDetails['coverage'][number];
type CoverageBarsProps = { id: string; coverage: readonly Covered[] };

/** The coverage of each enabled framework, linked to its controls. */
export const CoverageBars = ({ id, coverage }: CoverageBarsProps) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  if (coverage.length === 0) return t('applications.overview.noFramework');
  return (
    <SpaceBetween size="s">
      {coverage.map(({ framework, decided, counts }) => {
        const all = toBeDone(counts);
        return (
          <ShareBar
            key={framework.id}
            share={all === 0 ? 1 : counts.covered / all}
            label={
              <RouterLink to={reportPath(id, framework.id)} state={state}>
                {framework.name}
              </RouterLink>
            }
            name={framework.name}
            description={t('applications.overview.covered', { ...counts, all })}
            {...(!decided && { additionalInfo: t('applications.overview.undecided') })}
          />
        );
      })}
      <Box fontSize="body-s" color="text-body-secondary">
        {t('applications.overview.whenever')}
      </Box>
    </SpaceBetween>
  );
};
