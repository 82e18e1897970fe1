/** Coverage of the enabled frameworks, and upcoming effective dates. */
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { concernedFigure } from '#domain/dashboard/figures.ts';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { ShareBar } from '#web/components/share-bar.tsx';
import { useToday } from '#web/components/today.ts';
import { listOf } from './figure-link.ts';
import { Tile } from './tile.tsx';

type FrameworksProps = { frameworks: readonly ListedFramework[] };

const Concerned = ({ framework }: { framework: Pick<ListedFramework, 'id' | 'name' | 'coverage'> }) => {
  const { t } = useTranslation();
  const { count, ...list } = concernedFigure(framework);
  const said = t('dashboard.concerned', { count });
  return (
    <RouterLink quiet to={listOf(list)} ariaLabel={`${framework.name}: ${said}`}>
      {said}
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
          return (
            <ShareBar
              key={id}
              share={all === 0 ? 0 : coverage.covered / all}
              label={<RouterLink to={`/frameworks/${id}`}>{name}</RouterLink>}
              name={name}
              description={t('dashboard.covered', { covered: coverage.covered, count: all })}
              additionalInfo={<Concerned framework={framework} />}
            />
          );
        })}
      </SpaceBetween>
    </Tile>
  );
};

export const DutiesTile = ({ frameworks }: FrameworksProps) => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const coming = frameworks
    .flatMap(({ setting, effective_dates, ...framework }) =>
      setting.enabled ? effective_dates.filter((day) => day > today).map((day) => ({ ...framework, day })) : [],
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return (
    <Tile title={t('dashboard.tileNames.duties')} description={t('dashboard.dutiesAbout')}>
      {coming.length === 0 && <Box color="text-body-secondary">{t('dashboard.noDuty')}</Box>}
      <ol className="dashboard-duties">
        {coming.map(({ day, ...framework }) => (
          <li key={`${framework.id} ${day}`}>
            <time dateTime={day}>{formatDate(day, i18n.language)}</time>
            <RouterLink
              to={`/frameworks/${framework.id}?as_of=${day}`}
              ariaLabel={`${framework.name}, ${formatDate(day, i18n.language)}`}
            >
              {framework.name}
            </RouterLink>
            <small>
              <Concerned framework={framework} />
            </small>
          </li>
        ))}
      </ol>
    </Tile>
  );
};
