import type { Amounts } from '#domain/bias/result/amounts.ts';
import { namesOf, type Wording } from '../wording/phrases.ts';
import { type BiasSheet, type Columns, headersIn, makeCells, sheetOf, verdictColumn } from './sheet-cells.ts';

/** Sheets for amounts: means, differences and quantiles. */
export const amountsSheets = ({ groups, omnibus_p }: Amounts, wording: Wording): BiasSheet[] => {
  const { t, figures, thresholds } = wording;
  const put = makeCells(wording);
  const h = headersIn(wording);
  const named = <R extends { names: readonly string[] }>(): Columns<R> => [
    { id: 'group', header: h('group'), cell: ({ names }) => put.text(namesOf(names)) },
  ];
  type G = (typeof groups)[number];
  const headed = (at: number) => (at === 0.5 ? t('testResults.amounts.median') : figures.level(at));
  const quantiles = (of: (group: G) => G['quantiles'] | undefined): Columns<G> =>
    (groups[0]?.quantiles ?? []).map(({ at }, index) => ({
      id: `q${at}`,
      header: headed(at),
      cell: (group) => put.figure(of(group)?.[index]?.value),
    }));
  const means = sheetOf('amounts', h('amounts'), groups, [
    ...named<G>(),
    { id: 'n', header: h('n'), cell: ({ n }) => put.count(n) },
    { id: 'mean', header: t('testResults.amounts.mean'), cell: ({ mean }) => put.figure(mean) },
    { id: 'deviation', header: h('standardDeviation'), cell: ({ deviation }) => put.figure(deviation) },
    ...quantiles((group) => group.quantiles),
  ]);
  const limit = thresholds.score_difference;
  const ofMeans = groups.flatMap(({ names, means: one }) => (one ? [{ names, ...one }] : []));
  type M = (typeof ofMeans)[number];
  const apart = sheetOf('means', h('meansCompared'), ofMeans, [
    ...[...named<M>(), ...verdictColumn<M>(wording)],
    { id: 'difference', header: h('meanDifference'), cell: ({ difference }) => put.figure(difference) },
    { id: 'interval', header: h('differenceInterval'), cell: ({ interval }) => put.interval(interval) },
    {
      id: 'deviations',
      header: h('deviations'),
      cell: ({ standardized }) => put.figure(standardized, undefined, limit, -limit),
    },
    { id: 'ratio', header: h('meansRatio'), cell: ({ ratio }) => put.ratio(ratio) },
    { id: 'ratioInterval', header: h('interval'), cell: ({ ratio_interval }) => put.interval(ratio_interval) },
    { id: 'welch', header: h('welch'), cell: ({ p }) => put.p(p) },
    { id: 'holm', header: h('holm'), cell: ({ adjusted_p }) => put.p(adjusted_p) },
    {
      id: 'detectable',
      header: h('detectableDifference'),
      cell: ({ detectable_difference }) => put.figure(detectable_difference),
    },
  ]);
  const ofRanks = groups.flatMap(({ names, ranks: one }) => (one ? [{ names, ...one }] : []));
  type P = (typeof ofRanks)[number];
  const pairs = sheetOf('ranks', h('ranksCompared'), ofRanks, [
    ...[...named<P>(), ...verdictColumn<P>(wording)],
    { id: 'below', header: t('testResults.amounts.below'), cell: ({ below }) => put.share(below) },
    { id: 'above', header: t('testResults.amounts.above'), cell: ({ above }) => put.share(above) },
    { id: 'mannWhitney', header: h('mannWhitney'), cell: ({ p }) => put.p(p) },
    { id: 'omnibus', header: h('omnibus'), cell: () => put.p(omnibus_p) },
    { id: 'holm', header: h('holm'), cell: ({ adjusted_p }) => put.p(adjusted_p) },
  ]);
  const gaps = sheetOf(
    'gaps',
    h('quantileGaps'),
    groups.filter(({ ranks: one }) => one),
    [...named<G>(), ...quantiles((group) => group.ranks?.gaps)],
  );
  return [means, apart, pairs, gaps];
};
