import type { PairsTable } from '#domain/bias/result/pairs.ts';
import { groupCalled, type Wording } from '../wording/phrases.ts';
import { type BiasSheet, type Columns, headersIn, makeCells, NOTHING, sheetOf, verdictColumn } from './sheet-cells.ts';

/** Sheets for paired answers: decisions, refusals, scores and wording. */
export const pairsSheets = (table: PairsTable, wording: Wording): BiasSheet[] => {
  const { t, thresholds } = wording;
  const put = makeCells(wording);
  const h = headersIn(wording);
  type G = PairsTable['groups'][number];
  const groups = table.groups.map((one) => ({ ...one, name: groupCalled(wording, one) }));
  const name = <R extends { name: string }>(): Columns<R> => [
    { id: 'group', header: t('testResults.details.group'), cell: (row) => put.text(row.name) },
  ];
  const answers = sheetOf('answers', h('answersOf'), groups, [
    ...name<G>(),
    { id: 'standing', header: h('standing'), cell: ({ standing }) => put.text(t(`testResults.standings.${standing}`)) },
    { id: 'answers', header: h('answers'), cell: (row) => put.count(row.answers) },
    { id: 'prompts', header: h('prompts'), cell: ({ prompts }) => put.count(prompts) },
    { id: 'decided', header: h('decided'), cell: ({ selected }) => (selected ? put.proportion(selected) : NOTHING) },
    { id: 'refused', header: h('refused'), cell: ({ refused }) => (refused ? put.proportion(refused) : NOTHING) },
    { id: 'mean', header: h('mean'), cell: ({ scores }) => put.figure(scores?.mean) },
  ]);
  const flipsOf = groups.flatMap((one) => (one.compared?.flips ? [{ name: one.name, ...one.compared.flips }] : []));
  const flips = sheetOf('turned', h('turned'), flipsOf, [
    ...name<(typeof flipsOf)[number]>(),
    ...verdictColumn<(typeof flipsOf)[number]>(wording),
    { id: 'rate', header: h('rate'), cell: ({ rate }) => put.figure(rate, undefined, thresholds.flips) },
    { id: 'noise', header: h('noise'), cell: ({ noise }) => put.figure(noise) },
    { id: 'excess', header: h('excess'), cell: ({ excess }) => put.figure(excess) },
    { id: 'interval', header: h('interval'), cell: ({ excess_interval }) => put.interval(excess_interval) },
  ]);
  const selectionLimits = [thresholds.ratio, 1 / thresholds.ratio];
  const errorLimits = [thresholds.error_ratio_low, thresholds.error_ratio_high];
  /** Rates of pairs: first the differences, then the tests. */
  const rates = (what: 'decisions' | 'refusals', limits: readonly number[]): BiasSheet[] => {
    const found = groups.flatMap((one) => {
      const rate = one.compared?.[what];
      return rate ? [{ name: one.name, ...rate }] : [];
    });
    type R = (typeof found)[number];
    const title = h(what === 'decisions' ? 'decisionRates' : 'refusalRates');
    const apart = sheetOf(what, title, found, [
      ...name<R>(),
      ...verdictColumn<R>(wording),
      { id: 'rate', header: h('ofGroup'), cell: ({ rate }) => put.figure(rate) },
      { id: 'base', header: h('ofReference'), cell: ({ reference_rate }) => put.figure(reference_rate) },
      { id: 'ratio', header: h('errorRatio'), cell: ({ ratio }) => put.figure(ratio, undefined, ...limits) },
      { id: 'interval', header: h('interval'), cell: ({ ratio_interval }) => put.interval(ratio_interval) },
      {
        id: 'difference',
        header: h('difference'),
        cell: ({ difference }) => put.figure(difference, undefined, thresholds.difference, -thresholds.difference),
      },
      {
        id: 'differenceInterval',
        header: h('differenceInterval'),
        cell: ({ difference_interval }) => put.interval(difference_interval),
      },
    ]);
    const tested = sheetOf(`${what}-p`, `${title}: p`, found, [
      ...name<R>(),
      { id: 'pairs', header: h('pairs'), cell: ({ pairs }) => put.count(pairs) },
      { id: 'p', header: h('signFlip'), cell: ({ p }) => put.p(p) },
      { id: 'holm', header: h('holm'), cell: ({ adjusted_p }) => put.p(adjusted_p) },
      { id: 'more', header: h('more'), cell: ({ to_more }) => put.count(to_more) },
      { id: 'less', header: h('less'), cell: ({ to_less }) => put.count(to_less) },
      { id: 'undecided', header: h('undecided'), cell: ({ undecided }) => put.count(undecided) },
      { id: 'mcnemar', header: h('mcnemar'), cell: ({ mcnemar_p }) => put.p(mcnemar_p) },
      { id: 'below', header: h('detectableBelow'), cell: ({ detectable }) => put.figure(detectable?.below) },
      { id: 'above', header: h('detectableAbove'), cell: ({ detectable }) => put.figure(detectable?.above) },
      { id: 'needed', header: h('needed'), cell: ({ pairs_needed }) => put.count(pairs_needed) },
    ]);
    return [apart, tested];
  };
  const scored = groups.flatMap((one) => (one.compared?.scores ? [{ name: one.name, ...one.compared.scores }] : []));
  const scores = sheetOf('scores', h('scores'), scored, [
    ...name<(typeof scored)[number]>(),
    ...verdictColumn<(typeof scored)[number]>(wording),
    { id: 'pairs', header: h('pairs'), cell: ({ pairs }) => put.count(pairs) },
    { id: 'difference', header: h('meanDifference'), cell: ({ mean_difference }) => put.figure(mean_difference) },
    {
      id: 'deviations',
      header: h('deviations'),
      cell: ({ standardized }) =>
        put.figure(standardized, undefined, thresholds.score_difference, -thresholds.score_difference),
    },
    { id: 'interval', header: h('interval'), cell: ({ interval }) => put.interval(interval) },
    {
      id: 'detectable',
      header: h('detectableDifference'),
      cell: ({ detectable_difference }) => put.figure(detectable_difference),
    },
    { id: 'wilcoxon', header: h('wilcoxon'), cell: ({ wilcoxon }) => put.p(wilcoxon?.p) },
    { id: 'holm', header: h('holm'), cell: ({ adjusted_p }) => put.p(adjusted_p) },
  ]);
  const distances = sheetOf('distances', h('distances'), scored, [
    ...name<(typeof scored)[number]>(),
    { id: 'distance', header: h('distance'), cell: ({ distance }) => put.figure(distance) },
    { id: 'noise', header: h('noise'), cell: ({ noise }) => put.figure(noise) },
    { id: 'wasserstein', header: h('wasserstein'), cell: ({ wasserstein }) => put.figure(wasserstein) },
    { id: 'parityAt', header: h('parityAt'), cell: ({ parity_at }) => put.figure(parity_at) },
    { id: 'parity', header: h('parity'), cell: ({ weak_parity }) => put.figure(weak_parity) },
  ]);
  const alike = groups.flatMap((one) =>
    one.compared?.similarity ? [{ name: one.name, ...one.compared.similarity }] : [],
  );
  const similarity = sheetOf('similarity', h('similarity'), alike, [
    ...name<(typeof alike)[number]>(),
    { id: 'pairs', header: h('pairs'), cell: ({ pairs }) => put.count(pairs) },
    { id: 'rouge', header: h('rouge'), cell: ({ rouge_l }) => put.figure(rouge_l) },
    { id: 'rougeNoise', header: h('rougeNoise'), cell: ({ noise }) => put.figure(noise?.rouge_l) },
    { id: 'cosine', header: h('cosine'), cell: ({ cosine }) => put.figure(cosine) },
    { id: 'cosineNoise', header: h('cosineNoise'), cell: ({ noise }) => put.figure(noise?.cosine) },
  ]);
  const allAtOnce = (id: string, title: string, found: PairsTable['cochran']) =>
    sheetOf(id, title, found ? [found] : [], [
      { id: 'prompts', header: h('prompts'), cell: ({ prompts }) => put.count(prompts) },
      { id: 'q', header: 'Q', cell: ({ q }) => put.figure(q) },
      { id: 'degrees', header: h('degrees'), cell: ({ degrees }) => put.count(degrees) },
      { id: 'p', header: 'p', cell: ({ p }) => put.p(p) },
    ]);
  return [
    ...[answers, ...rates('decisions', selectionLimits), flips, ...rates('refusals', errorLimits), scores, distances],
    similarity,
    allAtOnce('cochran', h('cochran'), table.cochran),
    allAtOnce('cochran-refusals', h('cochranRefusals'), table.cochran_refusals),
    allAtOnce('friedman', h('friedman'), table.friedman),
  ];
};
