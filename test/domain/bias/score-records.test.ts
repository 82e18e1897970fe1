/** Too many distinct scores for tallies are kept as single records, with the same results. */
import { expect, test } from 'vitest';
import { rowEngine } from '#domain/bias/impact/engines.ts';
import { BiasPlan, type RowPlan } from '#domain/bias/plan/plan.ts';
import { YES_NO } from './cases.ts';

const draw = (index: number, salt: number) => (Math.imul(index * 64 + salt + 1, 0x9e3779b1) >>> 0) / 2 ** 32;
const HEADERS = ['sex', 'race', 'stratum', 'period', 'label', 'score', 'outcome', 'weight'];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    ...[index % 2 === 0 ? 'f' : 'm', ['a', 'b', 'c', ''][Math.floor(draw(index, 1) * 4)] ?? ''],
    ...[`s${index % 3}`, index % 11 === 0 ? '' : `q${index % 2}`, draw(index, 2) < 0.5 ? 'yes' : 'no'],
    // Many distinct scores, some repeated ones, and minus zero.
    index % 50 === 0 ? ['-0', '0', '0.25', '0.5'][(index / 50) % 4] : `${draw(index % 900, 3)}`,
    ...[draw(index, 4) < 0.4 ? 'yes' : 'no', `${1 + (index % 4)}`],
  ]) as string[][];

const labels = [
  { value: 'yes', means: 'positive' },
  { value: 'no', means: 'negative' },
];
const rest = { stratum: 'stratum', period: 'period', label: 'label', attributes: ['sex', 'race'] };
const of = { type: 'fairness_ml_user', shape: 'rows', labels, seed: 5, intersections: [['sex', 'race']] };
const PLANS: Record<string, object> = {
  scores: { ...of, columns: { ...rest, score: 'score' } },
  'weighted scores': { ...of, columns: { ...rest, score: 'score', weight: 'weight' } },
  'scores beside outcomes': { ...of, outcomes: YES_NO, columns: { ...rest, score: 'score', outcome: 'outcome' } },
};

const found = (plan: object, rows: readonly string[][], most?: { entries: number; records: number }) => {
  const engine = rowEngine(BiasPlan.parse(plan) as RowPlan, HEADERS, most); // every plan above has rows
  const faults = rows.flatMap((row, index) => engine.add(row, index + 1) ?? []);
  const finishing = engine.finish();
  let step = finishing.next();
  while (!step.done) step = finishing.next();
  return { faults, found: step.value };
};

test.for(Object.entries(PLANS))('%s beyond the tallies give the same numbers', ([, plan]) => {
  const rows = rowsOf(3000);
  const whole = found(plan, rows);
  expect(whole.found).toMatchObject({ tables: [{}, {}, {}] });
  // The first 1,023 rows are tallied. The rest are kept as single records.
  expect(found(plan, rows, { entries: 10, records: 2000 })).toEqual(whole);
});

test('stops at the first record over the limit and reports the limit', () => {
  const { faults } = found(PLANS.scores ?? {}, rowsOf(3000), { entries: 10, records: 1500 });
  expect(faults[0]).toMatchObject({ column: 'score', why: 'too_many_scores', limit: 1500 });
});
