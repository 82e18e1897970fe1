/** The counts that a dashboard adds to its lists. */
import { expect, test } from 'vitest';
import { countMetrics, setsOf, within } from '#domain/applications/metrics.ts';
import { ApplicationRow } from '#domain/applications/row.ts';

let made = 0;
const row = (more: Partial<ApplicationRow> = {}): ApplicationRow =>
  ApplicationRow.parse({
    ...{ id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`, name: `App ${made}`, description: '' },
    ...{ owner: '', department: '', model_type: null, development_status: 'idea', approval_status: 'not_submitted' },
    ...{ risk_tier: 'not_assessed', tier: null, next_due: null, due_state: null, assigned_to: null },
    ...{ updated_at: '2026-11-22T06:00:00.000Z', resource_groups: ['00000000-0000-4000-8000-00000000000a'] },
    ...more,
  });

const [A, B] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

const decided = (submitted_at: string, decided_at: string | null) => ({
  ...{ round: 1, stages: [], stage: 1, submitted_by: { id: 'x', name: 'X' }, submitted_at, reopened: null },
  ...{ decided_at, last_decided_at: null, decided_by: [], until: null, conditions: 0, open_conditions: 0 },
  condition_due: null,
});

test('departments are ordered by number of applications and show their tiers', () => {
  const counting = countMetrics();
  const of = (department: string, risk_tier: ApplicationRow['risk_tier']) =>
    counting.row(row({ department, risk_tier }));
  of('Claims', 'low');
  of('', 'low');
  of('Claims', 'high');
  expect(counting.found()).toMatchObject({
    departments: [
      { name: 'Claims', total: 2, risk_tiers: { low: 1, high: 1 } },
      { name: '', total: 1, risk_tiers: { low: 1 } },
    ],
    more_departments: 0,
  });
});

test('days to decision count only decisions by people', () => {
  const counting = countMetrics();
  expect(counting.found().decisions).toEqual({ total: 0, average_days: null });
  for (const at of ['2026-11-03T00:00:00.000Z', '2026-11-05T12:00:00.000Z', null])
    counting.row(row({ approval: decided('2026-11-01T00:00:00.000Z', at) }));
  expect(counting.found().decisions).toEqual({ total: 2, average_days: 3.25 });
});

test('daily snapshots count each application in a scope once and skip retired ones', () => {
  const sets = setsOf([
    row({ resource_groups: [A], risk_tier: 'high' }),
    row({ resource_groups: [B, A] }),
    row({ resource_groups: [A, B], approval_status: 'approved' }),
    row({ resource_groups: [B], development_status: 'retired' }),
  ]);
  expect(sets).toHaveLength(2);
  expect(within([B], sets)).toEqual({
    ...{ total: 2, risk_tiers: { not_assessed: 2 } },
    approval_statuses: { not_submitted: 1, approved: 1 },
  });
  expect(within([A, B], sets).total).toBe(3);
  expect(within('ALL', sets)).toEqual({
    ...{ total: 3, risk_tiers: { high: 1, not_assessed: 2 } },
    approval_statuses: { not_submitted: 2, approved: 1 },
  });
  expect(within([], sets).total).toBe(0);
});
