import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { listOf } from './figure-link.ts';
import type { Metrics } from './queries.ts';
import { Tile } from './tile.tsx';

const othersThan = (counts: Readonly<Record<string, number>>, value: string) =>
  Object.entries(counts).some(([name, count]) => name !== value && count > 0);

/** The setup steps for a new company, with their progress. */
export const stepsOf = ({ total, facets }: Metrics) => [
  { step: 'add' as const, done: total > 0, to: '/applications?create' },
  {
    step: 'judge' as const,
    done: othersThan(facets.risk_tier, 'not_assessed'),
    to: listOf({ list: 'applications', asked: { risk_tier: 'not_assessed' } }),
  },
  {
    step: 'submit' as const,
    done: othersThan(facets.approval_status, 'not_submitted'),
    to: listOf({ list: 'applications', asked: { approval_status: 'not_submitted' } }),
  },
];

export const FirstSteps = ({ metrics, mayEdit }: { metrics: Metrics; mayEdit: boolean }) => {
  const { t } = useTranslation();
  return (
    <Tile title={t('dashboard.welcome')} description={t(mayEdit ? 'dashboard.firstAbout' : 'dashboard.firstOthers')}>
      <ol className="dashboard-steps">
        {stepsOf(metrics).map(({ step, done, to }) => (
          <li key={step}>
            <StatusIndicator type={done ? 'success' : 'pending'}>
              {t(done ? 'dashboard.done' : 'dashboard.toDo')}
            </StatusIndicator>
            {done || !mayEdit ? (
              <span>{t(`dashboard.steps.${step}`)}</span>
            ) : (
              <RouterLink to={to}>{t(`dashboard.steps.${step}`)}</RouterLink>
            )}
          </li>
        ))}
      </ol>
    </Tile>
  );
};
