import { expect, test } from 'vitest';
import { frameworkDeadlines, nearest } from '#domain/deadlines/collect.ts';
import { MOST_DEADLINES } from '#domain/deadlines/deadline.ts';

const DAYS = { from: '2026-11-27', until: '2027-02-25' };

test('a framework has a deadline for each effective date, however far ahead, with its provisions', () => {
  const requirements = [
    { id: 'r1', reference: 'Art. 26(1)-(3); 27', effective: [{ from: '2026-12-02' }] },
    { id: 'r2', reference: 'Art. 26(5)', effective: [{ from: '2026-12-02' }, { from: '2028-08-02' }] },
    { id: 'Annex IV', effective: [{ from: '2026-12-02' }] },
    { id: 'r4', reference: 'Art. 5', effective: [{ from: '2025-02-02' }] },
    { id: 'r5' },
  ];
  const of = { kind: 'framework', id: 'euact', name: 'EU AI Act' };
  expect(frameworkDeadlines([{ id: 'euact', name: 'EU AI Act', requirements }], DAYS)).toEqual([
    { ...of, on: '2026-12-02', requirements: 3, provisions: ['Art. 26', 'Annex IV'] },
    { ...of, on: '2028-08-02', requirements: 1, provisions: ['Art. 26'] },
  ]);
});

test('further deadlines are counted, and the nearest come first', () => {
  const on = (n: number) => ({ kind: 'assessment' as const, on: `2027-01-${n}`, id: String(n), name: 'A' });
  const { deadlines, more } = nearest([on(20), ...Array.from({ length: MOST_DEADLINES }, () => on(30)), on(10)]);
  expect([deadlines[0]?.on, deadlines[1]?.on, deadlines.length, more]).toEqual([
    ...['2027-01-10', '2027-01-20'],
    ...[MOST_DEADLINES, 2],
  ]);
});
