import { expect, test } from 'vitest';
import type { TrendPoint } from '#domain/applications/metrics.ts';
import { type BoardAnswers, boardReport } from '#domain/dashboard/board.ts';

const counted = (date: string, high: number, missed = false): TrendPoint => ({
  ...{ date, missed, total: high, risk_tiers: { high }, approval_statuses: {} },
});

const answers = (more: Partial<BoardAnswers> = {}): BoardAnswers => ({
  today: '2026-11-28',
  metrics: {
    total: 9,
    facets: {
      risk_tier: { high: 5, prohibited: 3, low: 1 },
      approval_status: { in_review: 2 },
      ...{ waiting_for: {}, due_state: {}, conditions: { open: 1 }, bias_verdict: { adverse_impact: 1 } },
    },
    decisions: { total: 0 },
    trend: [
      counted('2026-08-15', 1),
      counted('2026-08-22', 2),
      counted('2026-08-29', 3, true),
      counted('2026-09-05', 4),
    ],
    tiers_by_approval: { rejected: { prohibited: 2 }, not_submitted: { prohibited: 1 } },
  },
  risks: { untreated: { low: 4, high: 1, critical: 2 }, accepted: { critical: 1 }, due: { overdue: 1 } },
  deadlines: [
    { kind: 'assessment', id: 'a', name: 'One', on: '2026-12-01' },
    { kind: 'approval', id: 'b', name: 'Two', on: '2026-12-02' },
  ],
  evidence: { expired: 2 },
  vendors: { total: 3, facets: { risk: { high: 1 }, criticality: { high: 2 } } },
  policies: { in_force: 1, acknowledgements: null },
  ...more,
});

test('compares tiers with the last count before the quarter began', () => {
  const { since, tiers, total } = boardReport(answers());
  expect(since).toBe('2026-08-22');
  expect(tiers.find(({ tier }) => tier === 'high')).toMatchObject({ figure: { count: 5 }, change: 3 });
  expect(total.change).toBe(7);
});

test('has no change before the first count', () => {
  const { metrics } = answers();
  const { since, total } = boardReport(answers({ metrics: { ...metrics, trend: [] } }));
  expect([since, total.change]).toEqual([null, null]);
});

test('names every decision that is needed, the gravest first, each with its list', () => {
  expect(boardReport(answers()).decisions).toMatchObject([
    { kind: 'prohibited', figure: { count: 1, list: 'applications', asked: { risk_tier: ['prohibited'] } } },
    { kind: 'untreated', figure: { count: 3, list: 'risks', asked: { level: ['high', 'critical'] } } },
    { kind: 'in_review', figure: { count: 2 } },
    { kind: 'adverse', figure: { count: 1 } },
    { kind: 'conditions', figure: { count: 1 } },
  ]);
});

test('leaves out evidence that the reader may not see, and lists only approvals that end', () => {
  const { reviews, ending } = boardReport(answers({ evidence: null }));
  expect(reviews).not.toHaveProperty('evidenceEnded');
  expect(ending).toEqual([{ id: 'b', name: 'Two', on: '2026-12-02' }]);
});
