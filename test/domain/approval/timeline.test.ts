import { expect, test } from 'vitest';
import type { ApprovalRound } from '#domain/approval/approval.ts';
import { eventsOf } from '#domain/approval/timeline.ts';

const [GRACE, RADIA, ALAN] = [
  { id: 'grace', name: 'Grace Hopper' },
  { id: 'radia', name: 'Radia Perlman' },
  { id: 'alan', name: 'Alan Turing' },
];
const round = (number: number, more: Partial<ApprovalRound>): ApprovalRound => ({
  ...{ number, status: 'in_review', submitted_by: GRACE, submitted_at: `2026-0${number}-01T00:00:00Z`, note: '' },
  ...{ reopened: null, intake: 1, stages: ['reviewer', 'approver'], decisions: [], conditions: [], until: null },
  ...{ ended_at: null, ...more },
});
const decision = (verdict: ApprovalRound['decisions'][number]['verdict'], by: typeof RADIA, day: string) => ({
  ...{ stage: 1, role: 'reviewer' as const, verdict, reason: 'Read it', by, at: `${day}T00:00:00Z` },
});
const CONDITION = { number: 1, text: 'Sign the terms', owner: GRACE, due: '2026-12-01', done: null };

test('the newest event comes first, with who decided what in each round', () => {
  const events = eventsOf([
    round(2, {
      status: 'approved_with_conditions',
      decisions: [decision('approve', RADIA, '2026-02-02'), decision('approve_with_conditions', ALAN, '2026-02-03')],
      conditions: [CONDITION],
    }),
    round(1, { status: 'changes_requested', decisions: [decision('request_changes', RADIA, '2026-01-02')] }),
  ]);
  expect(events.map((event) => [event.round, event.kind, 'who' in event && event.who])).toEqual([
    [2, 'approve_with_conditions', 'Alan Turing'],
    [2, 'approve', 'Radia Perlman'],
    [2, 'submitted', 'Grace Hopper'],
    [1, 'request_changes', 'Radia Perlman'],
    [1, 'submitted', 'Grace Hopper'],
  ]);
  expect(events.map((event) => 'conditions' in event && event.conditions)).toEqual([[CONDITION], [], false, [], false]);
});

test('rounds without decisions say how they began and ended', () => {
  const reopened = { from: 'low' as const, to: 'high' as const, by: ALAN, at: '2026-02-01T00:00:00Z' };
  const kinds = eventsOf([
    round(1, { status: 'expired', stages: [], ended_at: '2026-01-09T00:00:00Z' }),
    round(2, { reopened }),
    round(3, { status: 'withdrawn', withdrawn: { by: GRACE, reason: 'Too early' }, ended_at: '2026-03-02T00:00:00Z' }),
    round(4, {}),
  ]).map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...['submitted', 'withdrawn', 'submitted'],
    ...['superseded', 'reopened', 'expired', 'approved_by_rule', 'submitted'],
  ]);
});
