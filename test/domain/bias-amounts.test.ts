/** Amounts and the tone of answers, against the numbers of SciPy 1.17 and by hand. */
import { describe, expect, test } from 'vitest';
import { findingsOf } from '#domain/bias/findings.ts';
import { BiasPlan } from '#domain/bias/plan.ts';
import { BiasResult } from '#domain/bias/result.ts';
import { toneOf } from '#domain/bias/sentiment.ts';
import { impactOf, pairsOf, resultOf, shuffled } from './bias-cases.ts';

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
    expect(c?.compared).toBeNull();
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
    expect(b?.compared?.gaps.map(({ value }) => Number(value.toFixed(6)))).toEqual([
      -9.16, -12.6, -18.2, -24.2, -28.68,
    ]);
    expect(b?.compared?.interval?.low).toBeCloseTo(-25.404735390842717, 6);
    expect(b?.compared?.interval?.high).toBeCloseTo(-11.720597942490656, 6);
    expect(b?.compared?.ratio).toBeCloseTo(0.7278839763887257, 10);
    expect(b?.compared?.standardized).toBeCloseTo(-1.0846436150362475, 10);
  });

  test('are tested by their ranks: all groups first, then each, corrected by Holm', () => {
    expect(omnibus_p).toBeCloseTo(2.948119103200976e-5, 9);
    expect(a?.compared?.p).toBeCloseTo(0.03750807844847603, 8);
    expect(b?.compared?.p).toBeCloseTo(1.151096411679133e-5, 9);
    expect(a?.compared?.adjusted_p).toBe(a?.compared?.p);
    expect(b?.compared?.adjusted_p).toBe(omnibus_p);
  });

  test('have the only verdicts of the table', () => {
    expect(groups.map(({ compared }) => compared?.verdict)).toEqual(['flagged', 'flagged', undefined]);
    expect(impactOf(result, 'team').groups.map(({ compared }) => compared?.verdict ?? null)).toEqual([
      null,
      null,
      null,
    ]);
    expect(findingsOf(result).map(({ kind, group, verdict }) => [kind, group, verdict])).toMatchObject([
      ['amounts', { names: ['B'] }, 'flagged'],
      ['amounts', { names: ['A'] }, 'flagged'],
    ]);
    expect(result.verdict).toBe('flagged');
  });

  test('are held against a chosen reference without the test of all groups', () => {
    const references = [{ attribute: 'team', group: 'C' }];
    const [, chosen] = amountsIn(resultOf({ ...SALARIES, references }, HEADERS, rowsOf(TEAMS))).groups;
    expect(chosen?.compared?.adjusted_p).toBeCloseTo(2 * 1.151096411679133e-5, 9);
  });

  test('show what is large by the ratio of the means where the spread hides it', () => {
    const teams = { low: many(400, (i) => (i % 20) ** 3), high: many(400, (i) => 1.4 * (i % 20) ** 3) };
    const [, low] = amountsIn(resultOf(SALARIES, HEADERS, rowsOf(teams))).groups;
    expect(Math.abs(low?.compared?.standardized ?? 1)).toBeLessThan(0.4);
    expect(low?.compared).toMatchObject({ disadvantaged: 'group', verdict: 'flagged' });
    expect(low?.compared?.ratio).toBeCloseTo(1 / 1.4, 10);
  });

  test('have no ratio where some are below 0, and no p where all are alike', () => {
    const debts = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ x: [-5, 3, 4], y: [7, 8, 9] })));
    expect(debts.groups[0]?.compared).toMatchObject({ ratio: null, ratio_interval: null });
    const alike = amountsIn(resultOf(SALARIES, HEADERS, rowsOf({ x: [5, 5], y: [5, 5, 5] })));
    expect(alike.groups.flatMap(({ compared }) => compared ?? [])).toMatchObject([
      { difference: 0, interval: null, standardized: null, p: 1, verdict: 'no_flag' },
    ]);
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
    expect(toneOf(text)).toBeCloseTo(tone, 12);
  });

  test('is nothing where there are no words', () => {
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
    expect(result.sentiment).toBe('afinn-en-165');
    const { groups, reference } = pairsOf(result, 'group');
    expect(reference).toBe('Alice');
    expect(groups.map(({ scores }) => scores?.mean.toFixed(6))).toEqual([(5 / 7).toFixed(6), (-1 / 7).toFixed(6)]);
    expect(groups[1]?.compared?.scores?.verdict).toBe('flagged');
  });

  test('needs answers and no score', () => {
    const columns = { prompt_id: 'prompt', group: 'group', decision: 'yes' };
    for (const other of [columns, { ...LANGUAGE.columns, score: 'score' }])
      expect(BiasPlan.safeParse({ ...LANGUAGE, columns: other }).error?.issues).toMatchObject([
        { path: ['sentiment'], params: { code: 'sentiment_alone' } },
      ]);
  });
});
