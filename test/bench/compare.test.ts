import { expect, test } from 'vitest';
import { betterOf, regressionsIn } from '#bench/report/compare.ts';
import type { Figure } from '#bench/report/figure.ts';

const ratio = (value: number, budget?: Figure['budget']): Figure => ({
  name: 'a page : a record',
  value,
  unit: 'ratio',
  ...(budget && { budget }),
});
const reasonsFor = (before: Figure, now: Figure) =>
  regressionsIn([{ title: 'Lists', figures: [before] }], { title: 'Lists', figures: [now] }).map(
    ({ reason }) => reason,
  );

test('a ratio is worse when it grew by more than 20 %', () => {
  expect(reasonsFor(ratio(2), ratio(2.39))).toEqual([]);
  expect(reasonsFor(ratio(2), ratio(2.41))).toEqual(['worse']);
  expect(reasonsFor(ratio(2), ratio(1))).toEqual([]);
});

test('a ratio that should be high is worse when it fell by that much', () => {
  const least = { atLeast: 1 };
  expect(reasonsFor(ratio(6, least), ratio(4.9, least))).toEqual(['worse']);
  expect(reasonsFor(ratio(6, least), ratio(9, least))).toEqual([]);
});

test('a time is compared with its budget only, because it depends on the machine', () => {
  const time = (value: number): Figure => ({ name: 'a page', value, unit: 'ms', budget: { atMost: 250 } });
  expect(reasonsFor(time(100), time(249))).toEqual([]);
  expect(reasonsFor(time(240), time(260))).toEqual(['over budget']);
  expect(reasonsFor(time(300), time(400))).toEqual([]);
});

test('a figure without a committed value is no regression', () => {
  expect(regressionsIn([], { title: 'Lists', figures: [ratio(9, { atMost: 2 })] })).toEqual([]);
  expect(reasonsFor({ ...ratio(2), unit: 'ms' }, ratio(9))).toEqual([]);
});

test('the better of two measurements counts', () => {
  const least = { atLeast: 1 };
  expect(betterOf([ratio(3)], [ratio(2)])).toEqual([ratio(2)]);
  expect(betterOf([ratio(3, least)], [ratio(2, least)])).toEqual([ratio(3, least)]);
  expect(betterOf([ratio(3)], [])).toEqual([ratio(3)]);
});
