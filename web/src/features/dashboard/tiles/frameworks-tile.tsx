/** Coverage of the enabled frameworks. */
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { concernedFigure } from '#domain/dashboard/figures.ts';
import { coveredShare, toBeDone } from '#domain/frameworks/coverage.ts';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { ShareBar } from '#web/components/share-bar.tsx';
import { Change } from '../change.tsx';
import { listOf } from '../figure-link.tsx';
import { Tile } from './tile.tsx';

type FrameworksProps = { frameworks: readonly ListedFramework[] };

const Concerned = ({ framework }: { framework: Pick<ListedFramework, 'id' | 'name' | 'coverage'> }) => {
  const { t } = useTranslation();
  const { count, ...list } = concernedFigure(framework);
  const label = t('dashboard.concerned', { count });
  return (
    <RouterLink quiet to={listOf(list)} ariaLabel={`${framework.name}: ${label}`}>
      {label}
    </RouterLink>
  );
};

export const FrameworksTile = ({ frameworks }: FrameworksProps) => {
  const { t } = useTranslation();
  const enabled = frameworks.filter(({ setting }) => setting.enabled);
  return (
    <Tile
      title={t('dashboard.tileNames.frameworks')}
      footer={<RouterLink to="/frameworks">{t('dashboard.allFrameworks')}</RouterLink>}
    >
      {enabled.length === 0 && <Box color="text-body-secondary">{t('dashboard.noFramework')}</Box>}
      <SpaceBetween size="s">
        {enabled.map((framework) => {
          const { id, name, coverage } = framework;
          const all = toBeDone(coverage);
          const { now = 0, change } = coveredShare([framework]);
          return (
            <ShareBar
              key={id}
              share={now}
              label={<RouterLink to={`/frameworks/${id}`}>{name}</RouterLink>}
              name={name}
              description={t('dashboard.covered', { covered: coverage.covered, count: all })}
              additionalInfo={
                <>
                  <Concerned framework={framework} /> <Change by={change} unit="points" />
                </>
              }
            />
          );
        })}
      </SpaceBetween>
    </Tile>
  );
};
