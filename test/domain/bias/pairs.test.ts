/** Paired answers: of language models, and of models that were shown made-up profiles. */
import { describe, expect, test } from 'vitest';
import { analysis } from '#domain/bias/analysis.ts';
import { compareRates } from '#domain/bias/pairs/rates.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { BiasResult } from '#domain/bias/result/result.ts';
import { impactInterval } from '#domain/bias/statistics/rates.ts';
import { faultsOf, impactOf, pairsOf, resultOf, shuffled, YES_NO } from './cases.ts';

const LENDING = {
  type: 'fairness_llm_user',
  shape: 'rows',
  columns: {
    ...{ prompt_id: 'prompt', attribute: 'attribute', group: 'group', repetition: 'repetition' },
    ...{ decision: 'decision', refused: 'refused', score: 'score', response_text: 'answer' },
    ...{ is_baseline: 'baseline', model: 'model' },
  },
  outcomes: YES_NO,
  refusals: [
    { value: '1', means: 'refused' },
    { value: '0', means: 'answered' },
  ],
  baselines: ['1'],
};
const HEADERS = [
  ...['prompt', 'attribute', 'group', 'repetition', 'decision', 'refused', 'score', 'answer', 'baseline', 'model'],
];

type Said = { decision?: string; refused?: string; score?: string; text?: string; repetition?: string };
const said = (
  prompt: number,
  group: string,
  { decision = 'yes', refused = '0', score = '0.6', text = 'Yes', repetition = '1' }: Said,
) => [
  ...[
    `p${prompt}`,
    'gender',
    group,
    repetition,
    decision,
    refused,
    score,
    text,
    group === 'neutral' ? '1' : '0',
    'm-1',
  ],
];
const prompts = (count: number, of: (prompt: number) => string[][]) =>
  Array.from({ length: count }, (_, index) => of(index)).flat();

test('25 of 100 decisions turn against the group and 9 for it: McNemar says 0.0090412', () => {
  const decision = (prompt: number) => (prompt < 25 ? 'no' : prompt < 34 ? 'yes' : 'yes');
  const without = (prompt: number) => (prompt < 25 ? 'yes' : prompt < 34 ? 'no' : 'yes');
  const rows = prompts(100, (prompt) => [
    said(prompt, 'she', { decision: decision(prompt) }),
    said(prompt, 'neutral', { decision: without(prompt) }),
  ]);
  const result = resultOf(LENDING, HEADERS, rows);
  expect(BiasResult.parse(result)).toEqual(result);
  const table = pairsOf(result, 'gender');
  expect(table).toMatchObject({ reference: 'neutral', prompts: 100, most_repetitions: 1, verdict: 'adverse_impact' });
  const she = table.groups.find(({ name }) => name === 'she');
  expect(she?.compared?.flips).toMatchObject({ rate: 0.34, noise: null, above_noise: null, verdict: null });
  expect(she?.compared?.decisions).toMatchObject({ pairs: 100, to_less: 25, to_more: 9, disadvantaged: 'group' });
  expect(she?.compared?.decisions?.mcnemar_p).toBeCloseTo(0.0090412, 7);
  expect(she?.compared?.decisions?.p).toBeCloseTo(0.0090412, 7);
  expect(result.warnings.map(({ kind }) => kind)).toContain('no_repetitions');
  expect(result.models).toEqual([{ column: 'model', values: ['m-1'] }]);
  expect(resultOf(LENDING, HEADERS, shuffled(rows))).toEqual(result);
});

describe('with repetitions', () => {
  /** A pseudorandom decision. With a `salt` per group, it depends on the group. */
  const coin = (prompt: number, repetition: number, salt: number) =>
    (Math.imul(prompt * 31 + repetition * 17 + salt, 0x9e3779b1) >>> 16) % 2 === 0;
  const asked = (decide: (prompt: number, group: string, repetition: number) => boolean) =>
    prompts(60, (prompt) =>
      ['she', 'he'].flatMap((group) =>
        [1, 2, 3, 4].map((repetition) =>
          said(prompt, group, {
            decision: decide(prompt, group, repetition) ? 'yes' : 'no',
            repetition: `${repetition}`,
          }),
        ),
      ),
    );
  const flipsOf = (rows: string[][]) => {
    const table = pairsOf(resultOf(LENDING, HEADERS, rows), 'gender');
    return table.groups.flatMap(({ compared }) => compared?.flips ?? [])[0];
  };

  test('a model that decides at random flips often, without an effect of the group', () => {
    const flips = flipsOf(asked((prompt, group, repetition) => coin(prompt, repetition, group === 'she' ? 5 : 1000)));
    expect(flips?.rate).toBeGreaterThan(0.3);
    expect(flips).toMatchObject({ above_noise: false, verdict: 'within_noise' });
  });

  test('a model that always refuses one group is flagged above the noise', () => {
    const flips = flipsOf(asked((_, group, repetition) => group === 'he' && repetition < 4));
    expect(flips).toMatchObject({ above_noise: true, verdict: 'flagged' });
    expect(flips?.rate).toBeCloseTo(0.75, 12);
    // One in two pairs of his answers differs, and none of hers.
    expect(flips?.noise).toBeCloseTo(0.25, 12);
  });
});

test('without a differing pair there is a ratio but no interval', () => {
  const found = (...votes: [one: number, other: number][]) =>
    compareRates(
      votes.map(([one, other]) => ({ one: { yes: one, of: 1 }, other: { yes: other, of: 1 } })),
      { seed: 1, confidence: 0.95, significance: 0.05 },
    );
  expect(found([1, 1], [1, 1], [0, 0])).toMatchObject({ ratio: 1, ratio_interval: null, p: 1 });
  expect(found([1, 1], [1, 0], [0, 1])?.ratio_interval).not.toBeNull();
  expect(found()).toBeNull();
  expect(impactInterval({ n: 30, selected: 30 }, { n: 20, selected: 20 }, 0.95)).toBeUndefined();
});

test('refusals, scores and words are compared within the same prompts', () => {
  const rows = prompts(80, (prompt) => [
    said(
      prompt,
      'she',
      prompt < 30 ? { decision: '', refused: '1', score: '', text: '' } : { score: '0.4', text: 'No, you may not' },
    ),
    said(
      prompt,
      'neutral',
      prompt < 4 ? { decision: '', refused: '1', score: '', text: '' } : { score: '0.7', text: 'Yes, you may' },
    ),
  ]);
  const table = pairsOf(resultOf(LENDING, HEADERS, rows), 'gender');
  const { decisions, refusals, scores, similarity, flips } =
    table.groups.find(({ name }) => name === 'she')?.compared ?? {};
  expect(refusals).toMatchObject({ pairs: 80, to_more: 26, to_less: 0, ratio: 7.5, verdict: 'flagged' });
  expect(flips).toMatchObject({ rate: 0, verdict: null });
  expect(decisions).toMatchObject({ pairs: 50, ratio: 1, verdict: null });
  expect(scores).toMatchObject({ pairs: 50, weak_parity: -1, verdict: 'flagged' });
  expect(scores?.mean_difference).toBeCloseTo(-0.3, 12);
  expect(scores?.wasserstein).toBeCloseTo(0.3, 12);
  // The longest common subsequence has two words, of four and of three.
  expect(similarity?.rouge_l).toBeCloseTo(4 / 7, 12);
  expect(table.verdict).toBe('flagged');
});

test('more than two groups are compared at once, and baselines without attribute serve all', () => {
  const rows = prompts(40, (prompt) => [
    [`p${prompt}`, '', '', '1', 'yes', '0', '0.5', 'Yes', '1', 'm-1'],
    ...['she', 'he', 'they'].map((group) =>
      said(prompt, group, { decision: group === 'they' && prompt < 12 ? 'no' : 'yes' }),
    ),
  ]);
  const table = pairsOf(resultOf(LENDING, HEADERS, rows), 'gender');
  expect(table.groups.map(({ name, is_baseline }) => [name, is_baseline])).toEqual([
    ...[
      ['', true],
      ['he', false],
      ['she', false],
      ['they', false],
    ],
  ]);
  expect(table.cochran).toMatchObject({ degrees: 3, prompts: 40 });
  expect(table.groups.at(-1)?.compared?.decisions).toMatchObject({ to_less: 12, verdict: 'adverse_impact' });
});

test.each([
  ['the same answer twice', said(1, 'she', {}), { why: 'twice', column: 'prompt' }],
  ['no prompt', ['', 'gender', 'she', '1', 'yes', '0', '1', '', '0', 'm'], { why: 'blank', column: 'prompt' }],
  [
    'a refusal that nobody decided on',
    said(1, 'he', { refused: '?' }),
    { why: 'refusal_not_listed', column: 'refused' },
  ],
  ['an answer without a decision', said(1, 'he', { decision: '' }), { why: 'outcome_not_listed', column: 'decision' }],
])('%s stops the run', (_, row, fault) => {
  expect(faultsOf(LENDING, HEADERS, [said(1, 'she', {}), row])).toMatchObject([{ row: 2, ...fault }]);
});

test('a group with half of the answers cannot be left out', () => {
  const rows = prompts(40, (prompt) => ['she', 'he'].map((group) => said(prompt, group, {})));
  const plan = { ...LENDING, left_out: [{ attribute: 'gender', group: 'he', reason: 'Nobody asked.' }] };
  expect(faultsOf(plan, HEADERS, rows)).toMatchObject([{ row: 0, column: 'gender', why: 'left_out_too_large' }]);
});

test('synthetic profiles are judged as records and in pairs', () => {
  const plan = {
    ...{ type: 'fairness_ml_synthetic', shape: 'rows', outcomes: YES_NO },
    generated: { reason: 'Nobody was ranked yet.', method: 'A full design.' },
    columns: {
      profile_id: 'profile',
      attribute: 'attribute',
      group: 'group',
      outcome: 'outcome',
      generator: 'generator',
    },
  };
  const rows = prompts(200, (profile) => [
    [`${profile}`, 'sex', 'F', profile % 10 < 3 ? 'yes' : 'no', 'g'],
    [`${profile}`, 'sex', 'M', profile % 10 < 5 ? 'yes' : 'no', 'g'],
  ]);
  const result = resultOf(plan, ['profile', 'attribute', 'group', 'outcome', 'generator'], rows);
  expect(result.tables.map(({ id }) => id)).toEqual(['impact-1', 'pairs-1']);
  expect(impactOf(result, 'sex').groups[0]?.compared).toMatchObject({ ratio: 0.6, verdict: 'adverse_impact' });
  expect(pairsOf(result, 'sex').groups[0]?.compared?.decisions).toMatchObject({ to_less: 40, to_more: 0 });
  const scored = {
    ...plan,
    columns: { profile_id: 'profile', attribute: 'attribute', group: 'group', score: 'outcome' },
  };
  const scores = rows.map(([profile = '', attribute = '', group = '']) => [
    ...[profile, attribute, group, `${Number(profile) - (group === 'F' ? 10 : 0)}`, 'g'],
  ]);
  const byScore = resultOf(scored, ['profile', 'attribute', 'group', 'outcome', 'generator'], scores);
  expect(byScore.median).toBe(94.5);
  expect(impactOf(byScore, 'sex')).toMatchObject({ measure: 'score', reference: ['M'] });
  expect(pairsOf(byScore, 'sex').groups[0]?.compared?.scores).toMatchObject({
    mean_difference: -10,
    weak_parity: null,
  });
  expect(resultOf(scored, ['profile', 'attribute', 'group', 'outcome', 'generator'], shuffled(scores))).toEqual(
    byScore,
  );
});

test('reports progress before each group during a long computation', () => {
  const names = Array.from({ length: 30 }, (_, index) => `g${String(index).padStart(2, '0')}`);
  const rows = prompts(6, (prompt) => names.map((name) => said(prompt, name, {})));
  const others = rows.map((row) => row.with(1, 'origin'));
  const { add, compute } = analysis(BiasPlan.parse(LENDING), HEADERS);
  for (const row of [...rows, ...others]) add(row);
  expect([...compute()]).toEqual([0, 1].flatMap((tables) => names.map(() => ({ tables, of: 2 }))));
});

test('refusals alone need no repetitions to estimate noise', () => {
  const { decision: _, score: __, response_text: ___, ...columns } = LENDING.columns;
  const rows = prompts(20, (prompt) => [
    said(prompt, 'she', { refused: prompt < 8 ? '1' : '0' }),
    said(prompt, 'neutral', {}),
  ]);
  const result = resultOf({ ...LENDING, columns }, HEADERS, rows);
  expect(result.verdict).not.toBeNull();
  expect(result.warnings.map(({ kind }) => kind)).not.toContain('no_repetitions');
});
