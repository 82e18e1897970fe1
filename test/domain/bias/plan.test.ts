/** The decisions that a plan must contain before a bias test can run. */
import { expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { NewTest } from '#domain/tests/test.ts';

const hiring = {
  type: 'fairness_ml_user',
  shape: 'rows',
  columns: { outcome: 'Hired', attributes: ['Sex'] },
  outcomes: [
    { value: 'yes', means: 'selected' },
    { value: 'no', means: 'not_selected' },
  ],
};

const classes = (...names: string[]) => names.map((name) => ({ name, values: [name] }));

test('an undecided plan uses the default thresholds and settings', () => {
  const plan = BiasPlan.parse(hiring);
  expect(plan.thresholds).toMatchObject({ ratio: 0.8, significance: 0.05, share: 0.02, difference: 0.1, flips: 0.05 });
  expect(plan).toMatchObject({ decimal: 'point', unknown: [], merges: [], seed: 1, intersections: [] });
});

test.each([
  ['without an outcome or a score', { ...hiring, columns: { attributes: ['Sex'] } }],
  ['without an attribute', { ...hiring, columns: { outcome: 'Hired', attributes: [] } }],
  [
    'of a group that is left out without a reason',
    { ...hiring, left_out: [{ attribute: 'Sex', group: 'X', reason: ' ' }] },
  ],
  ['that groups numbers at none', { ...hiring, bins: [{ attribute: 'Sex', edges: [] }] }],
  ['that groups numbers in descending order', { ...hiring, bins: [{ attribute: 'Sex', edges: [2, 1] }] }],
  ['that groups equal numbers apart', { ...hiring, bins: [{ attribute: 'Sex', edges: [1, 1] }] }],
  ['whose reference is neither a group nor a rule', { ...hiring, references: [{ attribute: 'Sex' }] }],
  [
    'whose reference is a group and a rule',
    { ...hiring, references: [{ attribute: 'Sex', group: 'F', rule: 'largest' }] },
  ],
  ['of two classes', { ...hiring, outcomes: [], classes: classes('yes', 'no') }],
  ['of a class that is there twice', { ...hiring, outcomes: [], classes: classes('a', 'b', 'b') }],
  [
    'of classes and labels',
    {
      ...{ ...hiring, outcomes: [], classes: classes('a', 'b', 'c') },
      columns: { ...hiring.columns, label: 'Good' },
    },
  ],
  ['of classes and of who was selected', { ...hiring, classes: classes('a', 'b', 'c') }],
  ['with its headers in row 0', { ...hiring, header_row: 0 }],
  ['with a ratio above one', { ...hiring, thresholds: { ratio: 1.2 } }],
  ['with an answer that is neither', { ...hiring, outcomes: [{ value: 'yes', means: 'maybe' }] }],
  [
    'of a language model of which nothing is compared',
    { type: 'fairness_llm_user', shape: 'rows', columns: { prompt_id: 'p', group: 'g' } },
  ],
  [
    'of made-up profiles without saying why they are used and how they came about',
    {
      ...{ type: 'fairness_ml_synthetic', shape: 'rows', generated: { reason: 'Nobody was ranked yet.', method: ' ' } },
      columns: { profile_id: 'p', attribute: 'a', group: 'g', score: 's' },
    },
  ],
])('rejects a plan: %s', (_, plan) => {
  expect(BiasPlan.safeParse(plan).success).toBe(false);
});

test('a plan without the optional fields has none of them', () => {
  const plan = BiasPlan.parse(hiring);
  for (const field of ['header_row', 'bins', 'parity_at', 'classes']) expect(plan).not.toHaveProperty(field);
});

test.each([
  ['Age', 'not_a_choice', 0],
  ['Sex', 'used_twice', 1],
])('refuses a test that groups the numbers of %s', (attribute, code, index) => {
  const bins = ['Sex', attribute].slice(1 - index).map((one) => ({ attribute: one, edges: [40] }));
  const { error } = NewTest.safeParse({
    ...{ purpose: 'Who is hired', document: { id: crypto.randomUUID() }, plan: { ...hiring, bins } },
  });
  expect(error?.issues).toMatchObject([{ path: ['plan', 'bins', index, 'attribute'], params: { code } }]);
});
