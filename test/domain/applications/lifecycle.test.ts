import { expect, test } from 'vitest';
import { type Facts, lifecycleOf } from '#domain/applications/lifecycle.ts';

const NEW: Facts = {
  application: { risk_tier: 'not_assessed', tier: null, development_status: 'idea', approval_status: 'not_submitted' },
  answers: 0,
  risks: [{ provisional: true }, { provisional: true }],
  controls: { finished: 0, asked: 0 },
  assessments: [],
};

const states = (more: Partial<Facts>, application: Partial<Facts['application']> = {}) =>
  Object.fromEntries(
    lifecycleOf({ ...NEW, ...more, application: { ...NEW.application, ...application } }).map(({ step, state }) => [
      step,
      state,
    ]),
  );

const assessment = (kind: 'validation' | 'monitoring', state: Facts['assessments'][number]['state']) => ({
  ...{ kind, state, verdict: null, concluded: null },
});

test('a new application has started nothing, and its first answer starts the intake', () => {
  expect(states({})).toEqual({
    intake: 'not_started',
    risk: 'not_started',
    controls: 'not_started',
    validation: 'not_started',
    approval: 'not_started',
    monitoring: 'not_started',
  });
  expect(states({}, { risk_tier: 'low', tier: { provisional: false } })).toMatchObject({
    ...{ controls: 'not_required', validation: 'not_required', monitoring: 'not_required' },
  });
  expect(states({ answers: 1 })).toMatchObject({ intake: 'in_progress' });
  expect(states({ answers: 9 }, { tier: { provisional: true } })).toMatchObject({ intake: 'in_progress' });
});

test('a step is done once all of its parts are', () => {
  const risks = [{ provisional: false }, { provisional: false }];
  const high = { risk_tier: 'high', tier: { provisional: false } } as const;
  expect(states({ risks, controls: { finished: 2, asked: 3 } }, high)).toMatchObject({
    ...{ intake: 'done', risk: 'done', controls: 'in_progress', validation: 'not_started' },
  });
  const concluded = {
    ...assessment('validation', 'concluded'),
    verdict: 'passes',
    concluded: { at: '2027-01-01T00:00:00Z' },
  } as const;
  expect(states({ controls: { finished: 3, asked: 3 }, assessments: [concluded] }, high)).toMatchObject({
    ...{ controls: 'done', validation: 'done', monitoring: 'not_started' },
  });
});

test('what waits for a decision waits, and what failed or is prohibited is blocked', () => {
  const high = { risk_tier: 'high' } as const;
  expect(states({ assessments: [assessment('validation', 'submitted')] }, high)).toMatchObject({
    validation: 'waiting',
  });
  const failed = {
    ...assessment('validation', 'concluded'),
    verdict: 'fails',
    concluded: { at: '2027-01-01T00:00:00Z' },
  } as const;
  expect(states({ assessments: [failed] }, high)).toMatchObject({ validation: 'blocked' });
  expect(states({}, { approval_status: 'in_review' })).toMatchObject({ approval: 'waiting' });
  expect(states({}, { approval_status: 'rejected', risk_tier: 'prohibited' })).toMatchObject({
    ...{ approval: 'blocked', risk: 'blocked' },
  });
});
