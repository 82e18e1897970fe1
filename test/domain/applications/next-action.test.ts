import { expect, test } from 'vitest';
import { nextAction } from '#domain/applications/next-action.ts';

const GROUP = { id: 'all', group_type: 'ALL' } as const;
const person = (name: string, id = 'ada') => ({
  ...{ isOwn: (other: string) => other === id, name: 'Ada Lovelace', email: 'ada@example.com' },
  ...{ roles: [{ name, resource_group: GROUP }], mayEdit: name === 'ApplicationContributor' },
});
const inReview = {
  ...{ approval_status: 'in_review', owner: 'Grace Hopper', people: [], resource_groups: ['group'] },
  approval: { stages: ['approver'], stage: 1, submitted_by: { id: 'alan' }, decided_by: [] },
} as const;
const STEPS = [{ step: 'assessment' }, { step: 'waits_for' }, { step: 'check' }];

test('an approver decides, an editor takes the first step that is not a decision, a reader has no action', () => {
  expect(nextAction(person('ApplicationApprover'), inReview, STEPS)).toEqual({ step: 'waits_for' });
  expect(nextAction(person('ApplicationContributor'), inReview, STEPS)).toEqual({ step: 'assessment' });
  expect(nextAction(person('ApplicationReviewer'), inReview, STEPS)).toBeUndefined();
  expect(nextAction(person('ApplicationContributor'), inReview, [{ step: 'waits_for' }])).toBeUndefined();
});

test('people are not asked to decide what they submitted or own', () => {
  expect(nextAction(person('ApplicationApprover', 'alan'), inReview, STEPS)).toBeUndefined();
  expect(nextAction(person('ApplicationApprover'), { ...inReview, owner: 'ada lovelace' }, STEPS)).toBeUndefined();
});
