/** The runs of a test series, and the rules for reporting a change. */
import { expect, test } from 'vitest';
import { comparisonsOf, groupIn, verdictChanges } from '#domain/tests/series/comparisons.ts';
import { controlLimits, isOutside } from '#domain/tests/series/control-chart.ts';
import { nextRunDay } from '#domain/tests/series/interval.ts';
import { runsOf } from '#domain/tests/series/runs.ts';
import { resultOf, times, YES_NO } from '#test/domain/bias/cases.ts';

const PLAN = {
  ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
  columns: { outcome: 'hired', attributes: ['sex'] },
};

/** In group `a`, half of 200 rows are selected; in the others, as many as given. */
const comparisonsWith = (selected: Record<string, number>) =>
  comparisonsOf(
    resultOf(
      PLAN,
      ['sex', 'hired'],
      Object.entries({ a: 100, ...selected }).flatMap(([group, yes]) => [
        ...times(yes, group, 'yes'),
        ...times(200 - yes, group, 'no'),
      ]),
    ),
  );

test('a rerun belongs to the series of the first test that it descends from', () => {
  const all = [
    { id: '1', reruns: null },
    { id: '2', reruns: null },
    { id: '3', reruns: '1' },
    { id: '4', reruns: '3' },
    { id: '5', reruns: '1' },
  ];
  for (const id of ['1', '3', '4', '5']) expect(runsOf(all, id).map((one) => one.id)).toEqual(['1', '3', '4', '5']);
  expect(runsOf(all, '2')).toEqual([all[1]]);
});

test('notes a changed verdict, and a new or missing group only when flagged', () => {
  const fair = comparisonsWith({ b: 95 });
  const unfair = comparisonsWith({ b: 60 });
  expect(fair).toMatchObject([{ kind: 'impact', names: ['b'], reference: ['a'], ratio: 0.95, verdict: 'no_flag' }]);
  expect(unfair).toMatchObject([{ ratio: 0.6, interval: { low: expect.any(Number) }, verdict: 'adverse_impact' }]);
  const change = { kind: 'impact', attributes: ['sex'], names: ['b'], is_baseline: false, class: null };
  expect(verdictChanges(fair, unfair)).toEqual([{ ...change, from: 'no_flag', to: 'adverse_impact' }]);
  expect(verdictChanges(unfair, fair)).toEqual([{ ...change, from: 'adverse_impact', to: 'no_flag' }]);
  expect(verdictChanges(fair, fair)).toEqual([]);
  const [come, gone] = [verdictChanges([], unfair), verdictChanges(unfair, [])];
  expect(come).toEqual([{ ...change, from: null, to: 'adverse_impact' }]);
  expect(gone).toEqual([{ ...change, from: 'adverse_impact', to: null }]);
  expect([verdictChanges([], fair), verdictChanges(fair, [])]).toEqual([[], []]);
  expect(groupIn(change)).toBe('b (sex)');
});

test('computes control limits from previous points only, once there are three', () => {
  const point = (ratio: number) => ({ ratio, interval: { low: ratio / 1.2, high: ratio * 1.2 } });
  const points = [point(0.9), point(0.9), { ratio: null, interval: null }, point(0.9), point(0.9), point(0.5)];
  const limits = controlLimits(points, 0.95);
  expect(limits.map((one) => one !== undefined)).toEqual([false, false, false, false, true, true]);
  const sigma = Math.log(1.2) / 1.959964;
  expect(limits[4]?.centre).toBeCloseTo(0.9, 10);
  expect(limits[4]?.low).toBeCloseTo(0.9 * Math.exp(-3 * sigma * Math.sqrt(1 + 1 / 3)), 6);
  expect(limits[5]?.high).toBeCloseTo(0.9 * Math.exp(3 * sigma * Math.sqrt(1 + 1 / 4)), 6);
  expect(points.map((one, at) => isOutside(one, limits[at]))).toEqual([false, false, false, false, false, true]);
});

test('the next run is on the same day of a later month, or its last day', () => {
  expect(nextRunDay('monthly', '2031-01-31', '2031-01-31')).toBe('2031-02-28');
  expect(nextRunDay('monthly', '2031-01-31', '2031-02-28')).toBe('2031-03-31');
  expect(nextRunDay('quarterly', '2031-01-15', '2031-05-02')).toBe('2031-07-15');
});
