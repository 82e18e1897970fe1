import { expect, test } from 'vitest';
import { markedByAnswers, markedIfChanged } from '#domain/approval/changed.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';

const ADA = { id: 'ada', name: 'Ada' };
const GRACE = { id: 'grace', name: 'Grace' };

const application = {
  ...{ name: 'Claims triage', description: '', purpose: 'Sorts', owner: '', foundation_models: ['Claude'] },
  ...{ vendor_id: null, model_type: null, development_status: 'idea', risk_tier: 'low' },
  tier: { intake: 1 },
  approval_status: 'approved' as ApprovalStatus,
  ...{ updated_at: '2026-11-01T08:00:00.000Z', updated_by: ADA },
};
const later = { updated_at: '2026-11-02T08:00:00.000Z', updated_by: GRACE };

test.each([
  ['purpose', { purpose: 'Decides' }],
  ['description', { description: 'More' }],
  ['risk_tier', { risk_tier: 'high' }],
  ['intake', { tier: { intake: 2 } }],
  ['foundation_models', { foundation_models: ['Claude', 'Another'] }],
])('a change of %s after approval is marked with actor and time', (field, change) => {
  expect(markedIfChanged(application, { ...application, ...change, ...later })).toMatchObject({
    approval_status: 'approved',
    changed_since_approval: { at: later.updated_at, by: GRACE, fields: [field] },
  });
});

test.each([{ name: 'Triage' }, { owner: 'Grace' }, { development_status: 'testing' }, {}])(
  'a change of %j after approval leaves no mark',
  (change) => {
    const after = { ...application, ...change, ...later };
    expect(markedIfChanged(application, after)).toEqual(after);
  },
);

test('an existing mark stays and grows with later changes', () => {
  const once = markedIfChanged(application, { ...application, risk_tier: 'high', ...later });
  expect(markedIfChanged(once, { ...once, owner: 'Ada' })).toHaveProperty('changed_since_approval.by', GRACE);
  const twice = markedIfChanged(once, { ...once, purpose: 'Decides', updated_by: ADA });
  expect(twice).toMatchObject({ changed_since_approval: { by: ADA, fields: ['purpose', 'risk_tier'] } });
});

test.each(['not_submitted', 'in_review', 'rejected'] as const)('the status %s removes the mark', (approval_status) => {
  const marked = markedIfChanged(application, { ...application, risk_tier: 'high', ...later });
  const decided = markedIfChanged(marked, { ...marked, approval_status, risk_tier: 'low' });
  expect(decided).not.toHaveProperty('changed_since_approval');
  expect(markedIfChanged(decided, { ...decided, approval_status: 'approved', purpose: 'New' })).not.toHaveProperty(
    'changed_since_approval',
  );
});

test('reverting a field removes it from the mark, and the last revert removes the mark', () => {
  const once = markedIfChanged(application, { ...application, purpose: 'Decides', ...later }, application);
  const twice = markedIfChanged(once, { ...once, description: 'More' }, application);
  expect(twice).toMatchObject({ changed_since_approval: { fields: ['description', 'purpose'] } });
  const back = markedIfChanged(twice, { ...twice, purpose: 'Sorts' }, application);
  expect(back).toMatchObject({ changed_since_approval: { fields: ['description'] } });
  expect(markedIfChanged(back, { ...back, description: '' }, application)).not.toHaveProperty('changed_since_approval');
  const answered = markedByAnswers(back, true, { at: later.updated_at, by: ADA });
  const left = markedIfChanged(answered, { ...answered, description: '' }, application);
  expect(left).toMatchObject({ changed_since_approval: { fields: ['intake'] } });
  expect(markedByAnswers(left, false, { at: later.updated_at, by: ADA })).toHaveProperty(
    'changed_since_approval',
    undefined,
  );
});
