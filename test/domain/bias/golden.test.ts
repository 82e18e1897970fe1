/** Published examples, to their last digit. */
import { describe, expect, test } from 'vitest';
import { cochranQ } from '#domain/bias/statistics/cochran.ts';
import { rankedRight } from '#domain/bias/statistics/discrimination.ts';
import { fisherExact } from '#domain/bias/statistics/distributions.ts';
import { differenceInterval, rateInterval } from '#domain/bias/statistics/rates.ts';
import { makeVocabulary, rougeL, tokenCosine } from '#domain/bias/statistics/similarity.ts';
import { wasserstein } from '#domain/bias/statistics/wasserstein.ts';
import { signedRanks } from '#domain/bias/statistics/wilcoxon.ts';
import { impactOf, resultOf } from './cases.ts';

describe('the New York City example as precounted numbers', () => {
  const plan = {
    ...{ type: 'fairness_ml_user', shape: 'aggregate' },
    columns: {
      ...{ attribute: 'attribute', group: 'group', n: 'n', selected: 'selected' },
      ...{ second_attribute: 'and', second_group: 'of' },
    },
  };
  const headers = ['attribute', 'group', 'and', 'of', 'n', 'selected'];
  const rows = [
    ...[
      ['Sex', 'Male', '', '', '1390', '667'],
      ['Sex', 'Female', '', '', '1181', '555'],
    ],
    ...[
      ['Race', 'Hispanic', '', '', '408', '204'],
      ['Race', 'White', '', '', '797', '412'],
    ],
    ...[
      ['Race', 'Black', '', '', '390', '170'],
      ['Race', 'Pacific', '', '', '119', '52'],
    ],
    ...[
      ['Race', 'Asian', '', '', '616', '302'],
      ['Race', 'Native', '', '', '41', '18'],
    ],
    ['Race', 'Two or more', '', '', '213', '96'],
    ...[
      ['Sex', 'Male', 'Race', 'Hispanic', '205', '90'],
      ['Race', 'Hispanic', 'Sex', 'Female', '190', '82'],
    ],
  ];
  const result = resultOf(plan, headers, rows);

  test('each ratio and interval matches the published one', () => {
    const women = impactOf(result, 'Sex').groups[0]?.compared;
    expect(women?.ratio?.toFixed(3)).toBe('0.979');
    expect(women?.ratio_interval?.low.toFixed(4)).toBe('0.9026');
    expect(women?.ratio_interval?.high.toFixed(4)).toBe('1.0626');
    expect(women?.p.toFixed(4)).toBe('0.6345');
    expect(women?.effect_size.toFixed(4)).toBe('-0.0199');
    const black = impactOf(result, 'Race').groups.find(({ names }) => names[0] === 'Black')?.compared;
    expect(black?.ratio?.toFixed(4)).toBe('0.8432');
    expect(black?.p.toFixed(5)).toBe('0.00943');
    const ratios = impactOf(result, 'Race').groups.map(({ compared }) => compared?.ratio?.toFixed(2));
    expect(ratios).toEqual(['0.95', '0.84', '0.97', '0.85', '0.85', '0.87', undefined]);
  });

  test('inconsistent totals are reported', () => {
    expect(result.warnings).toContainEqual({
      ...{ kind: 'margins_disagree', attribute: 'Race', group: 'Hispanic', across: 'Sex' },
      ...{ margin: { n: 408, selected: 204 }, sum: { n: 395, selected: 172 } },
    });
    expect(result.warnings.map(({ kind }) => kind)).toContain('totals_disagree');
  });
});

test.each([
  // Lady tasting tea: three of four cups right.
  ['tea', fisherExact(3, 4, 1, 4), 0.4857, 4],
  // Convicted twins of criminals, monozygotic and dizygotic (Fisher 1962).
  ['twins', fisherExact(10, 13, 2, 17), 0.0005367, 7],
])("Fisher's own example of %s", (_, p, published, digits) => {
  expect(p).toBeCloseTo(published, digits);
});

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i of %i matches Newcombe (1998)', (selected, n, low, high) => {
  const interval = rateInterval({ n, selected }, 0.95);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
])('the interval of the difference of %i of %i and %i of %i matches Newcombe', (a, m, b, n, low, high) => {
  const interval = differenceInterval({ n: m, selected: a }, { n, selected: b }, 0.95);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nine patients before and after (Hollander and Wolfe): V is 40, p 0.03906', () => {
  const before = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
  const after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
  const found = signedRanks(before.map((value, index) => value - (after[index] ?? 0)));
  expect(found).toMatchObject({ w: 40, n: 9, exact: true });
  expect(found?.p).toBeCloseTo(0.0390625, 12);
  expect(signedRanks([0, 0])).toBeUndefined();
});

test('three drugs in 46 patients (Agresti): Q is 8.4706, p 0.0145', () => {
  const cases = (
    [
      ['111', 6],
      ['110', 16],
      ['101', 2],
      ['100', 4],
      ['011', 2],
      ['010', 4],
      ['001', 6],
      ['000', 6],
    ] as const
  ).flatMap(([drugs, count]) => Array.from({ length: count }, () => [...drugs].map(Number)));
  const found = cochranQ(cases);
  expect(found?.q).toBeCloseTo(8.4706, 4);
  expect(found?.p).toBeCloseTo(0.0145, 4);
  expect(found?.degrees).toBe(2);
});

test('readings of 109 images (Hanley and McNeil): the area is 0.893', () => {
  const histogram = {
    scores: Float64Array.of(1, 2, 3, 4, 5),
    counts: {
      negative: Float64Array.of(33, 6, 6, 11, 2),
      positive: Float64Array.of(3, 2, 2, 11, 33),
      none: new Float64Array(5),
    },
  };
  expect(rankedRight(histogram, 0.95)?.value).toBeCloseTo(0.893, 3);
});

test('the police and the gunman (Lin 2004)', () => {
  const words = makeVocabulary();
  const reference = words('police killed the gunman');
  expect(rougeL(words('Police kill the gunman.'), reference)).toBe(0.75);
  expect(rougeL(words('the gunman kill police'), reference)).toBe(0.5);
  expect(tokenCosine(words('the gunman kill police'), reference)).toBeCloseTo(0.75, 12);
  expect([rougeL(words(''), reference), rougeL(words(''), words(''))]).toEqual([0, 1]);
});

test('texts longer than a machine word are compared correctly', () => {
  const words = makeVocabulary();
  const common = (a: readonly string[], b: readonly string[]) => {
    let row = new Array<number>(b.length + 1).fill(0);
    for (const one of a) {
      const next = [0];
      for (const [index, other] of b.entries())
        next.push(one === other ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
      row = next;
    }
    return row[b.length] ?? 0;
  };
  for (let seed = 1; seed <= 20; seed += 1) {
    const text = (length: number, step: number) =>
      Array.from({ length }, (_, index) => `w${(index * step * seed + (index % 7) * seed) % 13}`);
    const [a, b] = [text(40 + seed * 5, 3), text(70 + seed, 5)];
    const expected = (2 * common(a, b)) / (a.length + b.length);
    expect(rougeL(words(a.join(' ')), words(b.join(' ')))).toBeCloseTo(expected, 12);
  }
});

test('the Wasserstein distance between two samples matches known values', () => {
  expect(wasserstein(Float64Array.of(0, 1, 3), Float64Array.of(5, 6, 8))).toBeCloseTo(5, 12);
  expect(wasserstein(Float64Array.of(0, 1), Float64Array.of(1, 0, 0, 1))).toBeCloseTo(0, 12);
  expect(wasserstein(Float64Array.of(0), Float64Array.of(0, 1))).toBeCloseTo(0.5, 12);
});
