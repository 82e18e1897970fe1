import Box from '@cloudscape-design/components/box';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useTranslation } from 'react-i18next';
import type { DueState } from '#domain/assessments/words.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { RouterLink } from '#web/components/router-link.tsx';
import { applicationsWith } from './list-link.ts';
import type { Metrics } from './queries.ts';
import { type Asked, Tile } from './tile.tsx';

const SOON: DueState = 'within_30_days';

type AttentionTileProps = {
  metrics: Metrics;
  /** Of the company's evidence, how many pieces stand how: for whoever may read all of it. */
  evidence?: Asked<Readonly<Record<string, number>>> | undefined;
};

/** What somebody has to see to. */
export const AttentionTile = ({ metrics: { facets, decisions }, evidence }: AttentionTileProps) => {
  const { t, i18n } = useTranslation();
  const figure = (label: string, count: number, to: string) => ({
    label,
    value: (
      <RouterLink to={to} ariaLabel={`${label}: ${count.toLocaleString(i18n.language)}`}>
        {count.toLocaleString(i18n.language)}
      </RouterLink>
    ),
  });
  const days = decisions.average_days;
  const [overdue, soon] = [facets.due_state.overdue ?? 0, facets.due_state[SOON] ?? 0];
  return (
    <Tile title={t('dashboard.tileNames.attention')}>
      {evidence?.error && !evidence.data && (
        <Box margin={{ bottom: 'm' }}>
          <LoadFailed
            what={t('dashboard.evidenceFailed')}
            error={evidence.error}
            onRetry={() => void evidence.refetch()}
          />
        </Box>
      )}
      <KeyValuePairs
        columns={2}
        minColumnWidth={150}
        items={[
          figure(t('dashboard.waiting'), facets.waiting_for.me ?? 0, applicationsWith({ waiting_for: 'me' })),
          figure(t('dashboard.overdue'), overdue, applicationsWith({ due_state: 'overdue' })),
          figure(t('dashboard.soon'), soon, applicationsWith({ due_state: SOON })),
          figure(t('dashboard.conditions'), facets.conditions.open ?? 0, applicationsWith({ conditions: 'open' })),
          figure(
            t('dashboard.adverse'),
            facets.bias_verdict.adverse_impact ?? 0,
            applicationsWith({ bias_verdict: 'adverse_impact' }),
          ),
          ...(evidence?.data
            ? [
                figure(
                  t('dashboard.evidenceEnds'),
                  evidence.data.ends_soon ?? 0,
                  '/frameworks/evidence?standing=ends_soon',
                ),
                figure(
                  t('dashboard.evidenceEnded'),
                  evidence.data.expired ?? 0,
                  '/frameworks/evidence?standing=expired',
                ),
              ]
            : []),
          {
            label: t('dashboard.decision'),
            value:
              days === null
                ? t('dashboard.noDecision')
                : t('dashboard.days', {
                    days: days.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
                    count: decisions.total,
                  }),
          },
        ]}
      />
    </Tile>
  );
};
