import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  attentionFigures,
  evidenceFigures,
  type Figure,
  headlineFigures,
  highestOf,
} from '#domain/dashboard/figures.ts';
import { coveredShare } from '#domain/frameworks/coverage.ts';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import type { Asked } from '#web/components/page/asked-part.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useShareText } from '#web/components/use-share-text.ts';
import { Change } from '../change.tsx';
import { FigureLink, listOf } from '../figure-link.tsx';
import type { Metrics } from '../queries.ts';
import { Tile } from './tile.tsx';

type AttentionTileProps = {
  metrics: Metrics;
  /** Evidence counts by state; only for roles that may read all evidence. */
  evidence?: Asked<Readonly<Record<string, number>>> | undefined;
  /** Only for roles that may read the coverage of the company. */
  frameworks?: Asked<readonly ListedFramework[]> | undefined;
};

const Headline = ({ label, children }: { label: string; children: ReactNode }) => (
  <li>
    <span className="dashboard-headline">{children}</span>
    <span>{label}</span>
  </li>
);

/** Keeps the place of a figure that is still loading. */
const Loading = () => <span className="dashboard-none">–</span>;

type CoverageProps = { frameworks: readonly ListedFramework[] | undefined };

/** The coverage of all enabled frameworks, with its change in percentage points. */
const Coverage = ({ frameworks }: CoverageProps) => {
  const { t } = useTranslation();
  const shareText = useShareText();
  const label = t('dashboard.coverage');
  if (!frameworks)
    return (
      <Headline label={label}>
        <Loading />
      </Headline>
    );
  const { now, change } = coveredShare(frameworks.filter(({ setting }) => setting.enabled));
  if (now === undefined) return null;
  const share = shareText(now);
  return (
    <Headline label={label}>
      <span className="dashboard-figure" data-zero={now === 0 || undefined}>
        <RouterLink large to="/frameworks" ariaLabel={`${label}: ${share}`}>
          {share}
        </RouterLink>
      </span>
      <Change by={change} unit="points" />
    </Headline>
  );
};

/** The most important figures, and items that require action. */
export const AttentionTile = ({ metrics, evidence, frameworks }: AttentionTileProps) => {
  const { t, i18n } = useTranslation();
  const { month } = metrics;
  const headline = headlineFigures(metrics);
  const changes: Partial<Record<keyof typeof headline, number>> = month
    ? {
        total: headline.total.count - month.total,
        highest: headline.highest.count - highestOf(month.risk_tiers),
        in_review: headline.in_review.count - (month.approval_statuses.in_review ?? 0),
      }
    : {};
  const headlineItem = (name: keyof typeof headline) => (
    <Headline label={t(`dashboard.${name}`)}>
      <FigureLink large figure={headline[name]} text={t(`dashboard.${name}`)} />
      <Change by={changes[name]} unit="count" />
    </Headline>
  );
  const { decision, ...figures } = attentionFigures(metrics);
  const item = (name: keyof typeof figures | 'evidenceEnds' | 'evidenceEnded', figure: Figure | undefined) => {
    const label = t(`dashboard.${name}`);
    return (
      <li>
        <span>{label}</span> {figure ? <FigureLink figure={figure} text={label} /> : <Loading />}
      </li>
    );
  };
  const days = metrics.decisions.average_days;
  const pieces = evidence?.data && evidenceFigures(evidence.data);
  return (
    <Tile title={t('dashboard.tileNames.attention')}>
      <SpaceBetween size="l">
        {evidence?.error && !evidence.data && (
          <LoadFailed
            what={t('dashboard.evidenceFailed')}
            error={evidence.error}
            onRetry={() => void evidence.refetch()}
          />
        )}
        <ul className="dashboard-headlines">
          {headlineItem('total')}
          {headlineItem('highest')}
          {headlineItem('overdue')}
          {headlineItem('in_review')}
          {headlineItem('adverse')}
          {frameworks && !frameworks.error && <Coverage frameworks={frameworks.data} />}
        </ul>
        <ul className="dashboard-also">
          {item('waiting', figures.waiting)}
          {item('soon', figures.soon)}
          {item('conditions', figures.conditions)}
          {evidence && !evidence.error && item('evidenceEnds', pieces?.evidenceEnds)}
          {evidence && !evidence.error && item('evidenceEnded', pieces?.evidenceEnded)}
          <li>
            <span>{t('dashboard.decision')}</span>{' '}
            {days === null ? (
              t('dashboard.noDecision')
            ) : (
              <>
                {t('dashboard.days', { days: days.toLocaleString(i18n.language, { maximumFractionDigits: 1 }) })}{' '}
                <RouterLink to={listOf(decision)}>{t('dashboard.decisions', { count: decision.count })}</RouterLink>
              </>
            )}
          </li>
        </ul>
      </SpaceBetween>
    </Tile>
  );
};
