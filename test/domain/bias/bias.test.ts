/** Bias statistics: published values, and properties that hold for any input. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { impactGroups } from '#domain/bias/impact/groups.ts';
import { USUAL_THRESHOLDS } from '#domain/bias/plan/usual-thresholds.ts';
import {
  chiSquareAbove,
  fisherExact,
  mcNemarExact,
  normalBeyond,
  normalQuantile,
  studentBeyond,
} from '#domain/bias/statistics/distributions.ts';
import {
  differenceZ,
  effectSize,
  exactP,
  holm,
  impactInterval,
  impactRatio,
  rateInterval,
} from '#domain/bias/statistics/rates.ts';
import { betaBelow, gammaUpper, lnGamma } from '#domain/bias/statistics/special-functions.ts';
import { commonOddsRatio, mantelHaenszel, turns } from '#domain/bias/statistics/strata.ts';
import { BERKELEY } from './cases.ts';

type Group = { group: string; n: number; selected: number };
const impactTable = (groups: readonly Group[]) =>
  impactGroups(
    groups.map(({ group, ...counts }) => ({ ...counts, names: [group] })),
    { thresholds: USUAL_THRESHOLDS, seed: 1, isGood: true },
  ).groups;

describe('the special functions', () => {
  test.each([
    ['the logarithm of Γ(½)', lnGamma(0.5), Math.log(Math.PI) / 2],
    ['the logarithm of Γ(11), which is 10!', lnGamma(11), Math.log(3_628_800)],
    ['the logarithm of Γ(100)', lnGamma(100), 359.1342053695754],
    ['the upper incomplete Γ of 3 at 2.5', gammaUpper(3, 2.5), Math.exp(-2.5) * (1 + 2.5 + 3.125)],
    ['the upper incomplete Γ of 3 at 9', gammaUpper(3, 9), Math.exp(-9) * (1 + 9 + 40.5)],
    ['the incomplete beta of 2 and 5 at 0.3', betaBelow(0.3, 2, 5), 0.579825],
    ['the incomplete beta of 2 and 5 at 0.9', betaBelow(0.9, 2, 5), 1 - 0.1 ** 6 - 6 * 0.9 * 0.1 ** 5],
    ['beyond 1.96 standard deviations', normalBeyond(1.959963984540054), 0.05],
    ['beyond six standard deviations', normalBeyond(6), 1.9731752900753e-9],
    ['below which 97.5% are', normalQuantile(0.975), 1.959963984540054],
    ['below which 0.1% are', normalQuantile(0.001), -3.090232306167813],
    ['chi-square, one degree of freedom', chiSquareAbove(3.841458820694124, 1), 0.05],
    ['chi-square, ten degrees of freedom', chiSquareAbove(23.20925115895436, 10), 0.01],
    ['Student, ten degrees of freedom', studentBeyond(2.228138851964939, 10), 0.05],
    ['Student, one degree of freedom', studentBeyond(12.70620473617471, 1), 0.05],
  ])('%s', (_, found, published) => {
    expect(Math.abs(found - published)).toBeLessThan(1e-9 * Math.max(1, Math.abs(published)));
  });
});

describe('the example in the New York City rules, section 5-301(b)', () => {
  const male = { n: 1390, selected: 667 };
  const female = { n: 1181, selected: 555 };

  test('women are selected almost as often as men, and chance explains the difference', () => {
    expect(impactRatio(female, male)).toBeCloseTo(0.979, 3);
    const { low, high } = impactInterval(female, male, 0.95) ?? {};
    expect(low).toBeCloseTo(0.9026, 4);
    expect(high).toBeCloseTo(1.0626, 4);
    expect(exactP(female, male)).toBeCloseTo(0.6345, 4);
    expect(effectSize(female, male)).toBeCloseTo(-0.0199, 4);
  });

  const byRace: Group[] = [
    { group: 'Hispanic', selected: 204, n: 408 },
    { group: 'White', selected: 412, n: 797 },
    { group: 'Black', selected: 170, n: 390 },
    { group: 'Native Hawaiian or Pacific Islander', selected: 52, n: 119 },
    { group: 'Asian', selected: 302, n: 616 },
    { group: 'Native American', selected: 18, n: 41 },
    { group: 'Two or more', selected: 96, n: 213 },
  ];

  test('each group has the published ratio and is judged at any size', () => {
    const said = impactTable(byRace).map(({ names, standing, compared }) => [
      ...[names[0], compared?.ratio?.toFixed(2), standing, compared?.verdict],
    ]);
    expect(said).toEqual([
      ['Asian', '0.95', 'judged', 'no_flag'],
      ['Black', '0.84', 'judged', 'no_flag'],
      ['Hispanic', '0.97', 'judged', 'no_flag'],
      ['Native American', '0.85', 'judged', 'no_flag'],
      ['Native Hawaiian or Pacific Islander', '0.85', 'judged', 'no_flag'],
      ['Two or more', '0.87', 'judged', 'no_flag'],
      ['White', undefined, 'reference', undefined],
    ]);
  });

  test('Black applicants compared with White applicants', () => {
    const [black, white] = [byRace[2], byRace[1]];
    if (!black || !white) throw new Error('The example has both.');
    expect(impactRatio(black, white)).toBeCloseTo(0.8432, 4);
    expect(exactP(black, white)).toBeCloseTo(0.00943, 5);
  });
});

test('the Berkeley admissions of 1973 reverse within departments', () => {
  const strata = BERKELEY.map(([name, women, refusedWomen, men, refusedMen]) => ({
    name,
    // The published odds ratios compare men with women.
    group: { n: men + refusedMen, selected: men },
    reference: { n: women + refusedWomen, selected: women },
  }));
  const [female, male] = [
    { n: 1835, selected: 557 },
    { n: 2691, selected: 1198 },
  ];
  expect(impactRatio(female, male)).toBeCloseTo(0.68183, 5);
  expect(differenceZ(female, male)).toBeCloseTo(-9.602, 3);
  const odds = commonOddsRatio(strata, 0.95);
  expect(odds?.ratio).toBeCloseTo(0.904697, 6);
  expect(odds?.low).toBeCloseTo(0.7719, 4);
  expect(odds?.high).toBeCloseTo(1.0603, 4);
  expect(mantelHaenszel(strata)?.chiSquare).toBeCloseTo(1.42695, 4);
  expect(mantelHaenszel(strata)?.p).toBeCloseTo(0.23226, 4);
  expect(turns(strata)).toBe(true);
});

test('McNemar’s test with 25 of 34 discordant pairs in one direction', () => {
  expect(mcNemarExact(25, 9)).toBeCloseTo(0.0090412, 7);
  expect(mcNemarExact(0, 0)).toBe(1);
  expect(mcNemarExact(5, 5)).toBe(1);
});

test('Holm correction keeps the input order', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
});

const selected = fc
  .integer({ min: 1, max: 2_000 })
  .chain((n) => fc.record({ n: fc.constant(n), selected: fc.integer({ min: 0, max: n }) }));
const groups = fc
  .array(selected, { minLength: 1, maxLength: 8 })
  .map((counted) => counted.map((one, index) => ({ ...one, group: `group ${index}` })));

describe('for any numbers', () => {
  test('judges every group, and uses a small reference only when no larger group exists', () => {
    fc.assert(
      fc.property(groups, (counted) => {
        const all = counted.reduce((sum, { n }) => sum + n, 0);
        const table = impactTable(counted);
        expect(table.filter(({ standing }) => standing === 'reference')).toHaveLength(1);
        const isLarge = ({ selected, expected }: (typeof table)[number]) =>
          selected.of >= 0.02 * all && expected.selected >= 5 && expected.not_selected >= 5;
        for (const one of table)
          if (one.standing === 'reference' && !isLarge(one)) expect(table.some(isLarge)).toBe(false);
          else expect(['reference', 'judged']).toContain(one.standing);
      }),
    );
  });

  test('the order and names of the groups change nothing', () => {
    const numbers = (rows: ReturnType<typeof impactTable>) =>
      rows.map(({ names: _, counted: __, ...row }) => JSON.stringify(row)).toSorted();
    fc.assert(
      fc.property(groups, (counted) => {
        const others = counted.toReversed().map((one, index) => ({ ...one, group: `other ${index}` }));
        expect(numbers(impactTable(others))).toEqual(numbers(impactTable(counted)));
      }),
    );
  });

  test('more records at the same rate give a narrower interval', () => {
    fc.assert(
      fc.property(selected, fc.integer({ min: 2, max: 50 }), ({ n, selected: k }, times) => {
        const few = rateInterval({ n, selected: k }, 0.95);
        const many = rateInterval({ n: n * times, selected: k * times }, 0.95);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
        expect(few.low).toBeLessThanOrEqual(k / n + 1e-12);
        expect(few.high).toBeGreaterThanOrEqual(k / n - 1e-12);
      }),
    );
  });

  test("Fisher's test is symmetric in its groups and never exceeds 1", () => {
    fc.assert(
      fc.property(selected, selected, (one, other) => {
        const p = fisherExact(one.selected, one.n, other.selected, other.n);
        expect(p).toBeCloseTo(fisherExact(other.selected, other.n, one.selected, one.n), 9);
        // The value may underflow to 0.
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
    );
  });
});
