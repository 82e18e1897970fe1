import { expect, test } from 'vitest';
import { nextSteps, type StepFacts } from '#domain/applications/next-steps.ts';

const missing = { path: 'details', code: 'purpose_missing', params: {}, done: false } as const;
const mended = { path: 'people', code: 'owner_missing', params: {}, done: true } as const;
const condition = (due: string) => ({ text: `By ${due}`, owner: { name: 'Grace Hopper' }, due });

const steps = (application: Partial<StepFacts['application']>, more: Partial<StepFacts> = {}) =>
  nextSteps({
    application: {
      risk_tier: 'high',
      development_status: 'testing',
      approval_status: 'not_submitted',
      approval: null,
      ...application,
    },
    ...{ checklist: [mended], conditions: [], assessments: [] },
    ...more,
  }).map(({ step, code, params, due }) => [step, code ?? Object.values(params)[0] ?? due].filter(Boolean).join(' '));

test('missing fields come next, and a complete application can be submitted', () => {
  expect(steps({}, { checklist: [missing, mended] })).toEqual(['check purpose_missing']);
  expect(steps({})).toEqual(['submit']);
  expect(steps({ approval_status: 'withdrawn' })).toEqual(['submit']);
});

test('shows who must act and what they requested', () => {
  const approval = { stages: ['reviewer', 'approver'], stage: 2 };
  expect(steps({ approval_status: 'in_review', approval })).toEqual(['waits_for approver']);
  expect(steps({ approval_status: 'changes_requested', approval }, { checklist: [missing] })).toEqual([
    'changes_requested',
    'check purpose_missing',
  ]);
});

test('after approval, conditions by date and later changes come next', () => {
  const conditions = [condition('2027-02-01'), condition('2027-01-01')];
  expect(steps({ approval_status: 'approved' })).toEqual([]);
  expect(steps({ approval_status: 'approved_with_conditions', changed_since_approval: {} }, { conditions })).toEqual([
    'condition By 2027-01-01',
    'condition By 2027-02-01',
    'changed_since_approval',
  ]);
});

test('missing roles are named in any status, and all missing fields before a decision', () => {
  const nobody = { path: 'people', code: 'role_missing', params: { role: 'contact' }, done: false } as const;
  const checklist = [missing, nobody];
  expect(steps({ approval_status: 'approved' }, { checklist })).toEqual(['check role_missing']);
  const approval = { stages: ['approver'], stage: 1 };
  expect(steps({ approval_status: 'in_review', approval }, { checklist })).toEqual([
    'waits_for approver',
    'check purpose_missing',
    'check role_missing',
  ]);
});

test('next steps order open assessments and conditions by due or legal day', () => {
  const assessment = { id: 'one', demanded_by: null, due: '2027-03-01', deadline: null, open_conditions: [] } as const;
  const assessments = [
    { ...assessment, kind: 'validation', state: 'open' },
    { ...assessment, kind: 'incident', state: 'submitted', deadline: '2027-01-02' },
    { ...assessment, kind: 'monitoring', state: 'concluded', open_conditions: [condition('2027-02-01')] },
  ] as const;
  expect(steps({ approval_status: 'approved' }, { assessments })).toEqual([
    'assessment incident',
    'condition By 2027-02-01',
    'assessment validation',
  ]);
});

test('a prohibited application cannot be submitted', () => {
  expect(steps({ risk_tier: 'prohibited' })).toEqual(['prohibited']);
});
