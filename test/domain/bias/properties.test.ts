import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImpactTable } from '#domain/bias/result/impact.ts';
import {
  chiSquareAbove,
  fisherExact,
  mcNemarExact,
  normalBeyond,
  normalQuantile,
  studentBeyond,
} from '#domain/bias/statistics/distributions.ts';
import { betaBelow } from '#domain/bias/statistics/special-functions.ts';
import { signedRanks } from '#domain/bias/statistics/wilcoxon.ts';
import { impactOf, resultOf, shuffled, YES_NO } from './cases.ts';

test.each([
  ['beyond 4.5 standard deviations', normalBeyond(4.5), 6.795346249460107e-6],
  ['below which 99.99% are', normalQuantile(0.9999), 3.719016485455709],
  ['chi-square 100, 50 degrees of freedom', chiSquareAbove(100, 50), 3.454931382984871e-5],
  ['chi-square ½, three degrees of freedom', chiSquareAbove(0.5, 3), 0.9188914116546758],
  ['Student 3.5, seven degrees of freedom', studentBeyond(3.5, 7), 0.009993040881885549],
  ['Student 2, 120 degrees of freedom', studentBeyond(2, 120), 0.047758527340328406],
  ['the incomplete beta of 12½ and 8¼', betaBelow(0.37, 12.5, 8.25), 0.015877258321852397],
  ['the incomplete beta of ½ and 300', betaBelow(0.001, 0.5, 300), 0.5613457311299086],
  ['Fisher, of 10,000', fisherExact(1200, 10_000, 1100, 10_000), 0.028195420289300294],
  ['Fisher, of 100,000', fisherExact(45_000, 100_000, 44_400, 100_000), 0.0070601360706944866],
  ['McNemar, of 200', mcNemarExact(60, 140), 1.507061557352626e-8],
  ['McNemar, of 9,000', mcNemarExact(4400, 4600), 0.03593075063730818],
])('%s matches SciPy', (_, found, theirs) => {
  expect(Math.abs(found / theirs - 1)).toBeLessThan(1e-9);
});

test('the distribution of more than fifty signed ranks is close to normal', () => {
  const differences = Array.from({ length: 60 }, (_, index) => (((index * 37) % 101) - 40) / 10);
  const found = signedRanks(differences);
  expect(found).toMatchObject({ n: 59, exact: false });
  expect(found?.p).toBeCloseTo(0.022858234652659223, 9);
});

const HEADERS = ['sex', 'race', 'hired'];
const plan = {
  ...{ type: 'fairness_ml_user', shape: 'rows', outcomes: YES_NO },
  columns: { outcome: 'hired', attributes: ['sex', 'race'] },
  intersections: [['sex', 'race']],
};
const person = fc.tuple(fc.constantFrom('F', 'M', ''), fc.constantFrom('a', 'b', 'c'), fc.constantFrom('yes', 'no'));
const people = fc.array(person, { minLength: 1, maxLength: 300 }).map((rows) => [['F', 'a', 'yes'], ...rows]);

describe('for any people', () => {
  test('gives the same numbers for counts and for rows', () => {
    fc.assert(
      fc.property(people, (rows) => {
        const aggregated = (attributes: number[]) =>
          [...Map.groupBy(rows, (row) => JSON.stringify(attributes.map((at) => row[at])))].map(([key, same]) => {
            const names: string[] = JSON.parse(key);
            const pairs = attributes.flatMap((at, index) => [HEADERS[at] ?? '', names[index] ?? '']);
            const [attribute = '', group = '', second = '', other = ''] = pairs;
            const hired = same.filter((row) => row[2] === 'yes').length;
            return [attribute, group, second, other, `${same.length}`, `${hired}`];
          });
        const counted = resultOf(
          {
            ...{ type: 'fairness_ml_user', shape: 'aggregate' },
            columns: {
              ...{ attribute: 'a', group: 'g', second_attribute: 'b', second_group: 'h', n: 'n', selected: 's' },
            },
          },
          ['a', 'g', 'b', 'h', 'n', 's'],
          [...aggregated([0]), ...aggregated([1]), ...aggregated([0, 1])],
        );
        const result = resultOf(plan, HEADERS, rows);
        const saidOf = ({ coverage, groups, reference, verdict }: ImpactTable) => ({
          coverage,
          groups,
          reference,
          verdict,
        });
        for (const attribute of ['sex', 'race'])
          expect(saidOf(impactOf(counted, attribute))).toEqual(saidOf(impactOf(result, attribute)));
        // The counted table names the two attributes in one order only.
        expect(impactOf(counted, 'race,sex').groups).toHaveLength(impactOf(result, 'sex,race').groups.length);
        expect(counted.warnings.filter(({ kind }) => kind.endsWith('disagree'))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('other names and another order change no number', () => {
    const numbers = ({ groups }: ImpactTable) =>
      groups.map(({ names: _, ...group }) => JSON.stringify(group)).toSorted();
    const other: Record<string, string> = { F: 'x', M: 'w', a: 'r', b: 'q', c: 'p' };
    fc.assert(
      fc.property(people, (rows) => {
        const renamed = shuffled(rows).map(([sex = '', race = '', hired = '']) => [
          ...[other[sex] ?? '', other[race] ?? '', hired],
        ]);
        const [one, two] = [resultOf(plan, HEADERS, rows), resultOf(plan, HEADERS, renamed)];
        for (const attribute of ['sex', 'race'])
          expect(numbers(impactOf(two, attribute))).toEqual(numbers(impactOf(one, attribute)));
      }),
      { numRuns: 40 },
    );
  });

  test('ten times as many records narrow the interval of the same ratio', () => {
    fc.assert(
      fc.property(people, (rows) => {
        const weighted = { ...plan, columns: { ...plan.columns, weight: 'n' } };
        const of = (n: string) =>
          impactOf(
            resultOf(
              weighted,
              [...HEADERS, 'n'],
              rows.map((row) => [...row, n]),
            ),
            'race',
          ).groups;
        const [few, many] = [of('1'), of('10')];
        for (const [index, { selected }] of few.entries()) {
          const [a, b] = [selected.interval, many[index]?.selected.interval];
          if (a && b) expect(b.high - b.low).toBeLessThan(a.high - a.low);
          expect(many[index]?.selected.rate).toBeCloseTo(selected.rate ?? 0, 12);
        }
      }),
      { numRuns: 20 },
    );
  });
});
