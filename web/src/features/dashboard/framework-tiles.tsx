/** How far the company is with the frameworks that it has enabled, and what begins when. */
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { toBeDone } from '#domain/coverage.ts';
import type { ListedFramework } from '#domain/framework-coverage.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/router-link.tsx';
import { ShareBar } from '#web/components/share-bar.tsx';
import { Tile } from './tile.tsx';

type FrameworksProps = { frameworks: readonly ListedFramework[] };

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
        {enabled.map(({ id, name, coverage }) => {
          const all = toBeDone(coverage);
          return (
            <ShareBar
              key={id}
              share={all === 0 ? 0 : coverage.covered / all}
              label={<RouterLink to={`/frameworks/${id}`}>{name}</RouterLink>}
              name={name}
              description={t('dashboard.covered', {
                ...{ covered: coverage.covered, all },
                count: coverage.applications,
              })}
            />
          );
        })}
      </SpaceBetween>
    </Tile>
  );
};

export const DutiesTile = ({ frameworks }: FrameworksProps) => {
  const { t, i18n } = useTranslation();
  const coming = frameworks
    .flatMap(({ setting, next_date, ...framework }) =>
      setting.enabled && next_date ? [{ ...framework, next_date }] : [],
    )
    .toSorted((a, b) => (a.next_date < b.next_date ? -1 : 1));
  return (
    <Tile title={t('dashboard.tileNames.duties')} description={t('dashboard.dutiesAbout')}>
      {coming.length === 0 && <Box color="text-body-secondary">{t('dashboard.noDuty')}</Box>}
      <ol className="dashboard-duties">
        {coming.map(({ id, name, next_date, coverage }) => (
          <li key={id}>
            <time dateTime={next_date}>{formatDate(next_date, i18n.language)}</time>
            <RouterLink to={`/frameworks/${id}?as_of=${next_date}`}>{name}</RouterLink>
            <small>{t('dashboard.concerned', { count: coverage.applications })}</small>
          </li>
        ))}
      </ol>
    </Tile>
  );
};
