import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairsGroup, PairsTable } from '#domain/bias/result/pairs.ts';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { chosenBy, groupCalled, isOpen, markText, namesOf, powerText, type Wording } from '../wording/phrases.ts';
import { pairsSummary } from '../wording/sentences.ts';
import { ChartTable } from './chart-table.tsx';
import { type Ratio, RatioAxis, RatioMark, ratioScale } from './ratio-chart.tsx';
import { TableFrame, type TableViewProps } from './table-frame.tsx';

type Of = { table: PairsTable; groups: readonly PairsGroup[]; wording: Wording };

const BAR = 14;

/** How often decisions change with the group, compared with how often they change at random. */
const Flips = ({ groups, wording }: Of) => {
  const { t } = useTranslation();
  const { figures, thresholds } = wording;
  const found = groups.flatMap((group) => (group.compared?.flips ? [{ group, flips: group.compared.flips }] : []));
  if (found.length === 0) return null;
  const most = Math.max(thresholds.flips * 2, ...found.flatMap(({ flips }) => [flips.rate, flips.noise ?? 0])) * 1.05;
  const scale = (value: number) => `${((100 * value) / most).toFixed(3)}%`;
  const allowed = figures.share(thresholds.flips);
  const rows = found.map(({ group: { name, standing }, flips }) => {
    const noise = flips.noise === null ? t('testResults.pairs.noNoise') : figures.share(flips.noise);
    const verdict = flips.verdict
      ? t(`bias.verdicts.${flips.verdict}`)
      : t(flips.noise === null ? 'testResults.pairs.unknownStability' : `testResults.standings.${standing}`);
    const value = t('testResults.pairs.flipsMark', { rate: figures.share(flips.rate), noise, most: allowed, verdict });
    return {
      key: name,
      name,
      below: '',
      chart: (
        <svg className="forest-mark" role="img" aria-label={value}>
          <rect className="flips-bar" x="0" y={6} width={scale(flips.rate)} height={BAR} />
          {flips.noise !== null && (
            <rect className="flips-noise" x="0" y={10 + BAR} width={scale(flips.noise)} height={BAR} />
          )}
          <line className="forest-line" x1={scale(thresholds.flips)} x2={scale(thresholds.flips)} y1="0" y2="100%" />
        </svg>
      ),
      cells: [
        <span key="rate">{figures.share(flips.rate)}</span>,
        <span key="noise">{noise}</span>,
        flips.verdict ? <VerdictChip key="verdict" verdict={flips.verdict} /> : verdict,
      ],
    };
  });
  return (
    <div>
      <Box variant="h3">{t('testResults.pairs.flipsTitle')}</Box>
      <ChartTable
        label={t('testResults.pairs.flipsChart')}
        headers={[t('testResults.pairs.flips'), t('testResults.pairs.noise'), t('testResults.forest.verdict')]}
        rows={rows}
        axis={
          <text x={scale(thresholds.flips)} y="12" textAnchor="middle">
            {allowed}
          </text>
        }
        legend={t('testResults.pairs.flipsLegend', { most: allowed })}
      />
    </div>
  );
};

type RatesProps = Of & { what: 'decisions' | 'refusals' };

/** Rates of positive decisions or refusals per group, against the reference. */
const Rates = ({ groups, wording, what }: RatesProps) => {
  const { t } = useTranslation();
  const { figures, thresholds } = wording;
  const isDecisions = what === 'decisions';
  const found = groups.flatMap((group) => {
    const value = group.compared?.[what];
    return value ? [{ group, said: value }] : [];
  });
  if (found.length === 0) return null;
  const lines = isDecisions ? [thresholds.ratio] : [thresholds.error_ratio_low, thresholds.error_ratio_high];
  const limits = isDecisions ? [thresholds.ratio, 1 / thresholds.ratio] : lines;
  const textOf = (ratio: number) => figures.figure(ratio, ...limits);
  const marks = found.map(({ group, said }): Ratio => {
    const verdict = said.verdict ? t(`bias.verdicts.${said.verdict}`) : t(`testResults.standings.${group.standing}`);
    const { ratio, ratio_interval: interval } = said;
    return {
      ...{ ratio, interval, isReference: false, verdict: said.verdict },
      said: markText(wording, { ratio, interval }, { shown: textOf, verdict }),
    };
  });
  const scale = ratioScale(marks, lines);
  const rows = found.map(({ group, said }, index) => {
    const one = marks[index];
    const all = isDecisions ? group.selected : group.refused;
    const needed = said.pairs_needed;
    const power = isOpen(said.verdict) ? powerText(wording, said) : undefined;
    return {
      key: group.name,
      name: group.name,
      below: all ? figures.proportion(all) : '',
      chart: one && <RatioMark one={one} scale={scale} lines={lines} />,
      cells: [
        <span key="ratio">
          {said.ratio === null ? '–' : textOf(said.ratio)}
          {said.ratio !== null && (
            <small>
              {said.ratio_interval
                ? t('testResults.forest.fromTo', figures.interval(said.ratio_interval))
                : t('testResults.forest.noInterval')}
            </small>
          )}
        </span>,
        <Fragment key="verdict">
          {said.verdict ? <VerdictChip verdict={said.verdict} /> : t(`testResults.standings.${group.standing}`)}
          {needed !== null && (
            <small>{t('testResults.pairs.needed', { count: needed, shown: figures.count(needed) })}</small>
          )}
          {power && <small>{power}</small>}
        </Fragment>,
      ],
    };
  });
  return (
    <div>
      <Box variant="h3">{t(isDecisions ? 'testResults.pairs.decisionsTitle' : 'testResults.pairs.refusalsTitle')}</Box>
      <ChartTable
        label={t(isDecisions ? 'testResults.pairs.decisionChart' : 'testResults.pairs.chart')}
        headers={[
          t(isDecisions ? 'testResults.pairs.decisionRatio' : 'testResults.pairs.refusalRatio'),
          t('testResults.forest.verdict'),
        ]}
        rows={rows}
        axis={<RatioAxis scale={scale} at={isDecisions ? [...lines, 1] : lines} tick={figures.limit} />}
        legend={
          isDecisions
            ? t('testResults.forest.legend', { line: figures.limit(thresholds.ratio) })
            : t('testResults.pairs.refusalLegend', {
                low: figures.limit(thresholds.error_ratio_low),
                high: figures.limit(thresholds.error_ratio_high),
              })
        }
      />
    </div>
  );
};

/** Differences of scores and wording, in numbers only. */
const Scores = ({ groups, wording }: Of) => {
  const { t, figures, thresholds } = wording;
  const found = groups.filter(({ compared }) => compared?.scores ?? compared?.similarity);
  if (found.length === 0) return null;
  const shown = (value: number | null | undefined) => (value == null ? '–' : figures.figure(value));
  const limits = [thresholds.score_difference, -thresholds.score_difference];
  const hasScores = found.some(({ compared }) => compared?.scores);
  const hasTexts = found.some(({ compared }) => compared?.similarity);
  const columns = [
    'group' as const,
    ...(hasScores ? (['difference', 'deviations', 'noise', 'parity', 'distance', 'verdict'] as const) : []),
    ...(hasTexts ? (['similarity'] as const) : []),
  ];
  return (
    <div className="result-wide">
      <table className="result-facts">
        <caption>{t(wording.isTone ? 'testResults.pairs.toneTitle' : 'testResults.pairs.scoresTitle')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`testResults.pairs.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, compared }) => {
            const { scores = null, similarity = null } = compared ?? {};
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {hasScores && (
                  <>
                    <td>
                      {shown(scores?.mean_difference)}
                      {scores?.interval && (
                        <div>{t('testResults.forest.fromTo', figures.interval(scores.interval))}</div>
                      )}
                    </td>
                    <td>{scores?.standardized == null ? '–' : figures.figure(scores.standardized, ...limits)}</td>
                    <td>{scores && scores.noise === null ? t('testResults.pairs.noNoise') : shown(scores?.noise)}</td>
                    <td>
                      {shown(scores?.weak_parity)}
                      {scores?.parity_at != null && (
                        <div>{t('testResults.pairs.parityAt', { at: figures.limit(scores.parity_at) })}</div>
                      )}
                    </td>
                    <td>{shown(scores?.wasserstein)}</td>
                    <td>
                      {scores?.verdict ? <VerdictChip verdict={scores.verdict} /> : '–'}
                      {isOpen(scores?.verdict) && scores?.detectable_difference != null && (
                        <div>
                          {t('testResults.pairs.detectableDifference', {
                            difference: figures.figure(scores.detectable_difference),
                          })}
                        </div>
                      )}
                    </td>
                  </>
                )}
                {hasTexts && (
                  <td>
                    {shown(similarity?.rouge_l)}
                    {similarity?.noise && (
                      <div>{t('testResults.pairs.likeNoise', { noise: figures.figure(similarity.noise.rouge_l) })}</div>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** The same prompts or profiles with each group, against the reference. */
export const PairsView = ({ table, ...view }: TableViewProps & { table: PairsTable }) => {
  const { wording } = view;
  const { t } = useTranslation();
  const rank = ({ compared }: PairsGroup) => compared?.decisions?.difference ?? -(compared?.flips?.rate ?? 0);
  const reference = table.groups.find(({ standing }) => standing === 'reference');
  const groups = table.groups
    .map((one) => ({ ...one, name: groupCalled(wording, one) }))
    .filter(({ standing }) => standing !== 'reference')
    .toSorted((a, b) => Number(a.standing !== 'judged') - Number(b.standing !== 'judged') || rank(a) - rank(b));
  const of = { table, groups, wording };
  return (
    <TableFrame
      {...view}
      table={table}
      title={t('testResults.forest.pairsTitle', { attribute: namesOf(table.attributes) })}
      description={
        reference === undefined
          ? t('testResults.forest.noReference')
          : pairsSummary(wording, table, groupCalled(wording, reference))
      }
    >
      <SpaceBetween size="l">
        {table.reference_chosen && <Box color="text-body-secondary">{t(chosenBy(table.reference_by))}</Box>}
        <Rates {...of} what="decisions" />
        <Rates {...of} what="refusals" />
        <Flips {...of} />
        <Scores {...of} />
      </SpaceBetween>
    </TableFrame>
  );
};
