import Box from '@cloudscape-design/components/box';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useTranslation } from 'react-i18next';
import { attentionFigures, evidenceFigures, type Figure } from '#domain/dashboard/figures.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import type { Asked } from '#web/components/page/asked-part.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { listOf } from './figure-link.ts';
import type { Metrics } from './queries.ts';
import { Tile } from './tile.tsx';

type AttentionTileProps = {
  metrics: Metrics;
  /** Evidence counts by state; only for roles that may read all evidence. */
  evidence?: Asked<Readonly<Record<string, number>>> | undefined;
};

/** Items that require action. */
export const AttentionTile = ({ metrics, evidence }: AttentionTileProps) => {
  const { t, i18n } = useTranslation();
  const figures = attentionFigures(metrics);
  const number = (count: number) => count.toLocaleString(i18n.language);
  const item = (name: Exclude<keyof typeof figures, 'decision'> | 'evidenceEnds' | 'evidenceEnded', figure: Figure) => {
    const label = t(`dashboard.${name}`);
    return {
      label,
      value: (
        <span data-zero={figure.count === 0 || undefined} className="dashboard-figure">
          <RouterLink large to={listOf(figure)} ariaLabel={`${label}: ${number(figure.count)}`}>
            {number(figure.count)}
          </RouterLink>
        </span>
      ),
    };
  };
  const days = metrics.decisions.average_days;
  const { decision } = figures;
  const pieces = evidence?.data && evidenceFigures(evidence.data);
  return (
    <Tile title={t('dashboard.tileNames.attention')} description={t('dashboard.attentionText')}>
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
        columns={5}
        minColumnWidth={150}
        items={[
          item('total', figures.total),
          item('high', figures.high),
          item('prohibited', figures.prohibited),
          item('waiting', figures.waiting),
          item('overdue', figures.overdue),
          item('soon', figures.soon),
          item('conditions', figures.conditions),
          item('adverse', figures.adverse),
          ...(pieces ? [item('evidenceEnds', pieces.evidenceEnds), item('evidenceEnded', pieces.evidenceEnded)] : []),
          {
            label: t('dashboard.decision'),
            value:
              days === null ? (
                t('dashboard.noDecision')
              ) : (
                <>
                  {t('dashboard.days', { days: days.toLocaleString(i18n.language, { maximumFractionDigits: 1 }) })}{' '}
                  <RouterLink quiet to={listOf(decision)}>
                    {t('dashboard.decisions', { count: decision.count })}
                  </RouterLink>
                </>
              ),
          },
        ]}
      />
    </Tile>
  );
};
