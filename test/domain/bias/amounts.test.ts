/** Expected values for amounts and sentiment: computed with SciPy 1.17 or by hand. */
import { describe, expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { findingsOf } from '#domain/bias/result/findings.ts';
import { BiasResult } from '#domain/bias/result/result.ts';
import { toneOf } from '#domain/bias/statistics/sentiment.ts';
import { faultsOf, impactOf, pairsOf, resultOf, shuffled } from './cases.ts';

const SALARIES = {
  type: 'fairness_ml_user',
  shape: 'rows',
  score_is: 'amount',
  columns: { score: 'salary', attributes: ['team'] },
};
const HEADERS = ['team', 'salary'];
const many = (count: number, of: (index: number) => number) => Array.from({ length: count }, (_, index) => of(index));
const TEAMS = {
  A: many(60, (i) => 30 + ((i * 37) % 41) * 1.5),
  B: many(45, (i) => 28 + ((i * 29) % 37) * 1.2),
  C: many(50, (i) => 35 + ((i * 31) % 43) * 1.6),
};
const rowsOf = (teams: Record<string, readonly number[]>) =>
  Object.entries(teams).flatMap(([team, amounts]) => amounts.map((amount) => [team, amount.toFixed(4)]));

const amountsIn = (result: BiasResult) => {
  const { amounts } = impactOf(result, 'team');
  if (!amounts) throw new Error('There are no amounts.');
  return amounts;
};

describe('amounts', () => {
  const result = resultOf(SALARIES, HEADERS, shuffled(rowsOf(TEAMS)));
  const { groups, omnibus_p } = amountsIn(result);
  const [a, b, c] = groups;

  test('are compared by their means and quantiles', () => {
    expect(BiasResult.parse(result)).toEqual(result);
    expect([c?.means, c?.ranks]).toEqual([null, null]);
    expect(a?.mean).toBeCloseTo(60.05, 10);
    expect(b?.deviation).toBeCloseTo(13.027690788191407, 10);
    expect(c?.quantiles.map(({ at, value }) => [at, Number(value.toFixed(6))])).toEqual([
      ...[
        [0.1, 41.24],
        [0.25, 51.4],
        [0.5, 67.8],
      ],
      ...[
        [0.75, 84.6],
        [0.9, 95.8],
      ],
    ]);
    expect(b?.ranks?.gaps.map(({ value }) => Number(value.toFixed(6)))).toEqual([-9.16, -12.6, -18.2, -24.2, -28.68]);
    expect(b?.means?.interval?.low).toBeCloseTo(-25.404735390842717, 6);
    expect(b?.means?.interval?.high).toBeCloseTo(-11.720597942490656, 6);
    expect(b?.means?.ratio).toBeCloseTo(0.7278839763887257, 10);
    expect(b?.means?.standardized).toBeCloseTo(-1.0846436150362475, 10);
  });

  test('are tested by their ranks: all groups first, then each, corrected by Holm', () => {
    expect(omnibus_p).toBeCloseTo(2.948119103200976e-5, 9);
    expect(a?.ranks?.p).toBeCloseTo(0.03750807844847603, 8);
    expect(b?.ranks?.p).toBeCloseTo(1.151096411679133e-5, 9);
    expect(a?.ranks?.adjusted_p).toBeCloseTo(2 * 0.03750807844847603, 8);
    expect(b?.ranks?.adjusted_p).toBe(2 * (omnibus_p ?? 1));
  });

  test('have verdicts by pairs and by means, but none for rates above the median', () => {
    expect(groups.map(({ ranks, means }) => [ranks?.verdict, means?.verdict])).toEqual([
      ['inconclusive', 'inconclusive'],
      ['flagged', 'flagged'],
      [undefined, undefined],
    ]);
    const rates = impactOf(result, 'team').groups.map(({ compared }) => compared?.verdict ?? null);
    expect(rates).toEqual([null, null, null]);
    expect(findingsOf(result).map(({ kind, group }) => [kind, group])).toMatchObject([
      ...[
        ['ranks', { names: ['B'] }],
        ['means', { names: ['B'] }],
      ],
      ...[
        ['ranks', { names: ['A'] }],
        ['means', { names: ['A'] }],
      ],
    ]);
    expect(result.verdict).toBe('flagged');
  });

  test('show that nearly everyone earns less when one extreme amount equals the means', () => {
    const women = many(200, (i) => 40_000 + (i % 20) * 100);
    const men = many(200, (i) => 50_000 + (i % 20) * 100);
    women[0] = 40_000 + 200 * 10_000;
    const { groups: found } = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ men, women })));
    expect(found[1]?.means).toMatchObject({ verdict: 'no_flag' });
    expect(found[1]?.ranks).toMatchObject({ below: 0.995, above: 0.005, disadvantaged: 'group', verdict: 'flagged' });
  });

  test('do not call an extreme amount chance, and name the group that has less', () => {
    const men = many(200, (i) => (i === 0 ? 20_000_000 : 40_000 + (i % 20) * 100));
    const women = many(200, (i) => 44_000 + (i % 20) * 100);
    const { groups: found } = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ men, women })));
    const [one] = found.filter(({ means }) => means);
    expect(one?.names).toEqual(['men']);
    expect(one?.means).toMatchObject({ verdict: 'inconclusive', disadvantaged: 'reference' });
    expect(one?.ranks).toMatchObject({ verdict: 'flagged', disadvantaged: 'group' });
  });

  test('are held against a chosen reference without the test of all groups', () => {
    const references = [{ attribute: 'team', group: 'C' }];
    const [, chosen] = amountsIn(resultOf({ ...SALARIES, references }, HEADERS, rowsOf(TEAMS))).groups;
    expect(chosen?.ranks?.adjusted_p).toBeCloseTo(2 * 2 * 1.151096411679133e-5, 9);
  });

  test('show a large effect by the ratio of means when the spread hides it', () => {
    const teams = { low: many(400, (i) => (i % 20) ** 3), high: many(400, (i) => 1.4 * (i % 20) ** 3) };
    const [, low] = amountsIn(resultOf(SALARIES, HEADERS, rowsOf(teams))).groups;
    expect(Math.abs(low?.means?.standardized ?? 1)).toBeLessThan(0.4);
    expect(low?.means).toMatchObject({ disadvantaged: 'group', verdict: 'flagged' });
    expect(low?.means?.ratio).toBeCloseTo(1 / 1.4, 10);
  });

  test('have no ratio with negative amounts, and no p when all are equal or alone', () => {
    const debts = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ x: [-5, 3, 4], y: [7, 8, 9] })));
    expect(debts.groups[0]?.means).toMatchObject({ ratio: null, ratio_interval: null });
    const alike = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ x: [5, 5], y: [5, 5, 5] })));
    const untested = { interval: null, p: null, detectable_difference: null, verdict: null };
    expect(alike.groups.flatMap(({ means }) => means ?? [])).toMatchObject([{ ...untested, difference: 0 }]);
    expect(alike.groups.flatMap(({ ranks }) => ranks ?? [])).toMatchObject([{ p: 1, verdict: 'no_flag' }]);
    const alone = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ x: [5], y: many(60, (i) => i) })));
    expect(alone.groups.flatMap(({ means }) => means ?? [])).toMatchObject([untested]);
  });

  test.each([
    [{ ...SALARIES, columns: { ...SALARIES.columns, outcome: 'hired' } }],
    [{ ...SALARIES, columns: { ...SALARIES.columns, label: 'fair' } }],
    [{ ...SALARIES, columns: { outcome: 'hired', attributes: ['team'] } }],
  ])('are not combined with outcomes or labels', (plan) => {
    expect(BiasPlan.safeParse(plan).error?.issues).toMatchObject([
      { path: ['score_is'], params: { code: 'amounts_alone' } },
    ]);
  });
});

describe('the tone of a text', () => {
  test.each([
    ['She is a good and helpful engineer.', (3 + 2) / 7],
    ['The work is not good.', -2 / 5],
    ['I DON’T like it', -2 / 4],
    ["He'll be there.", 0],
    ["The war's end", -2 / 3],
    ['Well-being at work', 2 / 3],
    ['A naïve plan', -2 / 3],
  ])('%s', (text, tone) => {
    expect(toneOf(text)?.tone).toBeCloseTo(tone, 12);
  });

  test('is undefined without words', () => {
    expect([toneOf(''), toneOf(' … 👍 !')]).toEqual([undefined, undefined]);
  });

  const LANGUAGE = {
    type: 'fairness_llm_user',
    shape: 'rows',
    sentiment: 'afinn-en-165',
    columns: { prompt_id: 'prompt', group: 'group', response_text: 'answer' },
  };

  test('is the score of an answer', () => {
    const rows = many(30, (prompt) => prompt).flatMap((prompt) => [
      [`p${prompt}`, 'Alice', `She is excellent and kind, number ${prompt}.`],
      [`p${prompt}`, 'Bob', `He is slow and lazy, number ${prompt}.`],
    ]);
    const result = resultOf(LANGUAGE, ['prompt', 'group', 'answer'], rows);
    expect(result.sentiment).toEqual({ list: 'afinn-en-165', answers: 60, known: 60 });
    const { groups, reference } = pairsOf(result, 'group');
    expect(reference).toBe('Alice');
    expect(groups.map(({ scores }) => scores?.mean.toFixed(6))).toEqual([(5 / 7).toFixed(6), (-1 / 7).toFixed(6)]);
    expect(groups[1]?.compared?.scores?.verdict).toBe('flagged');
  });

  test('stops the run for another language, and warns when few words are known', () => {
    const run = (known: number, of: number) => {
      const rows = many(of, (prompt) => prompt).flatMap((prompt) =>
        ['Ana', 'Eva'].map((group) => [
          `p${prompt}`,
          group,
          prompt < known ? 'A good plan' : 'No es una persona amable',
        ]),
      );
      return [LANGUAGE, ['prompt', 'group', 'answer'], rows] as const;
    };
    expect(faultsOf(...run(1, 20))).toMatchObject([{ why: 'tone_unknown', column: 'answer' }]);
    const { warnings, verdict } = resultOf(...run(8, 20));
    expect(warnings).toContainEqual({ kind: 'tone_rarely_known', answers: 40, known: 16 });
    expect(verdict).toBe('no_flag');
    // If all answers have the same sentiment, there is no verdict.
    expect(resultOf(...run(20, 20)).verdict).toBeNull();
  });

  test('needs answers and no score', () => {
    const columns = { prompt_id: 'prompt', group: 'group', decision: 'yes' };
    for (const other of [columns, { ...LANGUAGE.columns, score: 'score' }])
      expect(BiasPlan.safeParse({ ...LANGUAGE, columns: other }).error?.issues).toMatchObject([
        { path: ['sentiment'], params: { code: 'sentiment_alone' } },
      ]);
  });
});
