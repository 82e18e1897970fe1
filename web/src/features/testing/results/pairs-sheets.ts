import type { PairsTable } from '#domain/bias/pairs-result.ts';
import { groupCalled, type Saying } from './sentences.ts';
import { type BiasSheet, type Columns, headersIn, makeCells, NOTHING, sheetOf } from './sheet-cells.ts';

/** Of answers in pairs: decisions, refusals, scores and wording. */
export const pairsSheets = (table: PairsTable, saying: Saying): BiasSheet[] => {
  const { t, thresholds } = saying;
  const put = makeCells(saying);
  const h = headersIn(saying);
  type G = PairsTable['groups'][number];
  const groups = table.groups.map((one) => ({ ...one, name: groupCalled(saying, one) }));
  const name = <R extends { name: string }>(): Columns<R> => [
    { id: 'group', header: t('testResults.details.group'), cell: (row) => put.text(row.name) },
  ];
  const verdict = <R extends { verdict: G['verdict'] }>(): Columns<R> => [
    {
      id: 'verdict',
      header: h('verdict'),
      cell: (row) => put.text(row.verdict ? t(`bias.verdicts.${row.verdict}`) : '–'),
    },
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
  const turnedOf = groups.flatMap((one) => (one.compared?.flips ? [{ name: one.name, ...one.compared.flips }] : []));
  const flips = sheetOf('turned', h('turned'), turnedOf, [
    ...name<(typeof turnedOf)[number]>(),
    ...verdict<(typeof turnedOf)[number]>(),
    { id: 'rate', header: h('rate'), cell: ({ rate }) => put.figure(rate, undefined, thresholds.flips) },
    { id: 'noise', header: h('noise'), cell: ({ noise }) => put.figure(noise) },
    { id: 'excess', header: h('excess'), cell: ({ excess }) => put.figure(excess) },
    { id: 'interval', header: h('interval'), cell: ({ excess_interval }) => put.interval(excess_interval) },
  ]);
  const refusedOf = groups.flatMap((one) =>
    one.compared?.refusals ? [{ name: one.name, ...one.compared.refusals }] : [],
  );
  const limits = [thresholds.error_ratio_low, thresholds.error_ratio_high];
  const refusals = sheetOf('refusals', h('refusals'), refusedOf, [
    ...name<(typeof refusedOf)[number]>(),
    ...verdict<(typeof refusedOf)[number]>(),
    { id: 'ratio', header: h('errorRatio'), cell: ({ ratio }) => put.figure(ratio, undefined, ...limits) },
    { id: 'interval', header: h('interval'), cell: ({ ratio_interval }) => put.interval(ratio_interval) },
  ]);
  const counted = [
    ...turnedOf.map((one) => ({ ...one, of: h('turned') })),
    ...refusedOf.map((one) => ({ ...one, of: h('refusals') })),
  ];
  const pairs = sheetOf('pairs', h('pairsOf'), counted, [
    ...name<(typeof counted)[number]>(),
    { id: 'of', header: h('measure'), cell: ({ of }) => put.text(of) },
    { id: 'pairs', header: h('pairs'), cell: ({ pairs }) => put.count(pairs) },
    { id: 'more', header: h('more'), cell: ({ to_more }) => put.count(to_more) },
    { id: 'less', header: h('less'), cell: ({ to_less }) => put.count(to_less) },
    { id: 'undecided', header: h('undecided'), cell: ({ undecided }) => put.count(undecided) },
    { id: 'p', header: h('mcnemar'), cell: ({ p }) => put.p(p) },
    { id: 'holm', header: h('holm'), cell: ({ adjusted_p }) => put.p(adjusted_p) },
  ]);
  const scored = groups.flatMap((one) => (one.compared?.scores ? [{ name: one.name, ...one.compared.scores }] : []));
  const scores = sheetOf('scores', h('scores'), scored, [
    ...name<(typeof scored)[number]>(),
    ...verdict<(typeof scored)[number]>(),
    { id: 'pairs', header: h('pairs'), cell: ({ pairs }) => put.count(pairs) },
    { id: 'difference', header: h('meanDifference'), cell: ({ mean_difference }) => put.figure(mean_difference) },
    { id: 'interval', header: h('interval'), cell: ({ interval }) => put.interval(interval) },
    { id: 'wilcoxon', header: h('wilcoxon'), cell: ({ wilcoxon }) => put.p(wilcoxon?.p) },
    { id: 'holm', header: h('holm'), cell: ({ adjusted_p }) => put.p(adjusted_p) },
  ]);
  const distances = sheetOf('distances', h('distances'), scored, [
    ...name<(typeof scored)[number]>(),
    { id: 'distance', header: h('distance'), cell: ({ distance }) => put.figure(distance) },
    { id: 'noise', header: h('noise'), cell: ({ noise }) => put.figure(noise) },
    { id: 'wasserstein', header: h('wasserstein'), cell: ({ wasserstein }) => put.figure(wasserstein) },
    {
      id: 'parity',
      header: h('parity'),
      cell: ({ weak_parity }) => put.figure(weak_parity, undefined, thresholds.difference, -thresholds.difference),
    },
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
  const cochran = sheetOf('cochran', h('cochran'), table.cochran ? [table.cochran] : [], [
    { id: 'prompts', header: h('prompts'), cell: ({ prompts }) => put.count(prompts) },
    { id: 'q', header: 'Q', cell: ({ q }) => put.figure(q) },
    { id: 'degrees', header: h('degrees'), cell: ({ degrees }) => put.count(degrees) },
    { id: 'p', header: 'p', cell: ({ p }) => put.p(p) },
  ]);
  return [answers, flips, refusals, pairs, scores, distances, similarity, cochran];
};
