/** What has to be decided before a test of bias can run. */
import { expect, test } from 'vitest';
import { BiasPlan } from '#domain/bias/plan.ts';

const hiring = {
  type: 'fairness_ml_user',
  shape: 'rows',
  columns: { outcome: 'Hired', attributes: ['Sex'] },
  outcomes: [
    { value: 'yes', means: 'selected' },
    { value: 'no', means: 'not_selected' },
  ],
};

test('what nobody has decided is as is usual', () => {
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
])('there is no plan %s', (_, plan) => {
  expect(BiasPlan.safeParse(plan).success).toBe(false);
});
