import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Amounts, AmountsGroup } from '#domain/bias/result/amounts.ts';
import type { ImpactTable } from '#domain/bias/result/impact.ts';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { chosenBy, isOpen, markText, namesOf, ratioText, standingText, type Wording } from '../wording/phrases.ts';
import { ChartTable } from './chart-table.tsx';
import { type Ratio, RatioAxis, RatioMark, ratioScale } from './ratio-chart.tsx';
import { TableFrame, type TableViewProps } from './table-frame.tsx';

type AmountsViewProps = TableViewProps & { table: ImpactTable; amounts: Amounts };

type Of = { table: ImpactTable; group: AmountsGroup; wording: Wording };

const standingOf = ({ table, group, wording }: Of) => {
  const found = table.groups.find(({ names }) => namesOf(names) === namesOf(group.names));
  return standingText(wording, table, found?.standing ?? 'judged');
};

const markOf = (of: Of): Ratio => {
  const { t } = of.wording;
  const { means } = of.group;
  if (!means)
    return { ratio: 1, interval: null, isReference: true, verdict: null, said: t('testResults.forest.referenceMark') };
  const { ratio, ratio_interval: interval, verdict } = means;
  const inWords = verdict ? t(`bias.verdicts.${verdict}`) : standingOf(of);
  const shown = (value: number) => ratioText(of.wording, value);
  const text = markText(of.wording, { ratio, interval }, { shown, verdict: inWords });
  return { ratio, interval, isReference: false, verdict, said: text };
};

/** The verdicts on means and on pairs can differ, because an extreme amount only moves the mean. */
const Verdicts = (of: Of) => {
  const { t, figures } = of.wording;
  const { means, ranks } = of.group;
  const found = [
    ...(ranks?.verdict ? [{ what: 'ofPairs' as const, verdict: ranks.verdict }] : []),
    ...(means?.verdict ? [{ what: 'ofMeans' as const, verdict: means.verdict }] : []),
  ];
  if (found.length === 0) return <span>{standingOf(of)}</span>;
  const detectable = means?.detectable_difference;
  return (
    <>
      {found.map(({ what, verdict }) => (
        <div key={what}>
          <VerdictChip verdict={verdict} /> <small>{t(`testResults.amounts.${what}`)}</small>
        </div>
      ))}
      {found.some(({ verdict }) => isOpen(verdict)) && (
        <small>
          {detectable == null
            ? t('testResults.amounts.undetectable')
            : t('testResults.amounts.detectable', { difference: figures.amount(detectable) })}
        </small>
      )}
    </>
  );
};

/** Quantiles per group, with the distance to those of the reference. */
const QuantilesTable = ({ groups, wording: { t, figures } }: { groups: readonly AmountsGroup[]; wording: Wording }) => (
  <div className="result-wide">
    <table className="result-facts">
      <caption>{t('testResults.amounts.quantiles')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('testResults.forest.group')}</th>
          {groups[0]?.quantiles.map(({ at }) => (
            <th key={at} scope="col">
              {at === 0.5 ? t('testResults.amounts.median') : figures.level(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ names, quantiles, ranks }) => (
          <tr key={JSON.stringify(names)}>
            <th scope="row">{namesOf(names)}</th>
            {quantiles.map(({ at, value }, index) => {
              const gap = ranks?.gaps[index]?.value;
              return (
                <td key={at}>
                  {figures.amount(value)}
                  {gap !== undefined && <div>{`${gap > 0 ? '+' : ''}${figures.amount(gap)}`}</div>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Groups of one attribute or of an intersection, with mean amounts and quantiles. */
export const AmountsView = ({ table, amounts, ...view }: AmountsViewProps) => {
  const { wording } = view;
  const { t } = useTranslation();
  const { figures, thresholds } = wording;
  const title = t('testResults.amounts.title', { attribute: namesOf(table.attributes) });
  const reference = amounts.groups.find(({ means }) => means === null);
  const worst = wording.isGood ? 1 : -1;
  const rank = ({ ranks }: AmountsGroup) => (ranks ? worst * (ranks.above - ranks.below) : Number.POSITIVE_INFINITY);
  const groups = amounts.groups.toSorted((a, b) => rank(a) - rank(b));
  const marks = groups.map((group) => markOf({ table, group, wording }));
  const lines = [thresholds.ratio];
  const scale = ratioScale(marks, lines);
  const rows = groups.map((group, index) => {
    const one = marks[index];
    const { means, ranks } = group;
    return {
      key: JSON.stringify(group.names),
      name: namesOf(group.names),
      below: t('testResults.amounts.records', { count: group.n, shown: figures.count(group.n) }),
      chart: one && <RatioMark one={one} scale={scale} lines={lines} />,
      cells: [
        <span key="mean">{figures.amount(group.mean)}</span>,
        <span key="difference">
          {means ? figures.amount(means.difference) : '–'}
          {means?.interval && <small>{t('testResults.forest.fromTo', figures.amounts(means.interval))}</small>}
        </span>,
        <span key="below">{ranks ? figures.share(ranks.below) : '–'}</span>,
        <Verdicts key="verdict" {...{ table, group, wording }} />,
      ],
    };
  });
  return (
    <TableFrame
      {...view}
      table={table}
      title={title}
      description={
        reference
          ? t('testResults.amounts.against', {
              reference: namesOf(reference.names),
              mean: figures.amount(reference.mean),
            })
          : t('testResults.forest.noReference')
      }
    >
      <SpaceBetween size="l">
        {table.reference_chosen && <Box color="text-body-secondary">{t(chosenBy(table.reference_by))}</Box>}
        <ChartTable
          label={title}
          headers={[
            t('testResults.amounts.mean'),
            t('testResults.amounts.difference'),
            t('testResults.amounts.below'),
            t('testResults.forest.verdict'),
          ]}
          rows={rows}
          axis={<RatioAxis scale={scale} at={[...lines, 1]} tick={figures.limit} />}
          legend={t('testResults.amounts.legend', { line: figures.limit(thresholds.ratio) })}
        />
        <QuantilesTable groups={groups} wording={wording} />
      </SpaceBetween>
    </TableFrame>
  );
};
