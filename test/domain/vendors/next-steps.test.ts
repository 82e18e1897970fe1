import { expect, test } from 'vitest';
import { vendorSteps } from '#domain/vendors/next-steps.ts';
import { Vendor } from '#domain/vendors/vendor.ts';

const AT = '2026-11-27T00:00:00.000Z';
const GRACE = { id: 'c2dbc16f-4c28-461c-83d1-04680999d885', name: 'Grace Hopper' };
const vendor = (more: object) =>
  Vendor.parse({
    ...{ id: GRACE.id, name: 'Acme Models', version: 1, trail_length: 1, trail_hash: '' },
    ...{ created_at: AT, created_by: GRACE, updated_at: AT, updated_by: GRACE, ...more },
  });
const COMPLETE = { description: 'Language models', criticality: 'low', data_shared: 'none', owned_by: GRACE };
const questionnaire = (state: 'open' | 'sent' | 'accepted') => ({ state, number: 0, sent: null, accepted: null });
const APPROVAL = {
  ...{ round: 1, stages: ['approver'], stage: 1, submitted_by: GRACE, submitted_at: AT, reopened: null },
  ...{ decided_at: null, until: null, open_conditions: 1, condition_due: '2026-12-18' },
};
const stepsOf = (more: object) => vendorSteps(vendor(more)).map(({ step, due }) => (due ? `${step} ${due}` : step));

test('a new vendor needs answers and details, and a complete one can be submitted', () => {
  expect(stepsOf({})).toEqual(['answers', 'details']);
  expect(stepsOf({ ...COMPLETE, questionnaire: questionnaire('sent') })).toEqual(['accept_answers', 'submit']);
  expect(stepsOf({ ...COMPLETE, questionnaire: questionnaire('accepted') })).toEqual(['submit']);
});

test('a vendor in review waits for a decision, and an approved one for its conditions', () => {
  const accepted = { ...COMPLETE, questionnaire: questionnaire('accepted'), approval: APPROVAL };
  expect(stepsOf({ ...accepted, approval_status: 'in_review', approval: { ...APPROVAL, open_conditions: 0 } })).toEqual(
    ['waits_for'],
  );
  expect(stepsOf({ ...accepted, approval_status: 'approved_with_conditions' })).toEqual(['condition 2026-12-18']);
});

test('an offboarded vendor has no next steps', () => {
  expect(stepsOf({ ending: { at: AT, by: GRACE, reason: 'Replaced' } })).toEqual([]);
});
