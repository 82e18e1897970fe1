/** A day has a snapshot or is marked as missing, and neither changes later. */
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { table } from '#lambdas/persistence/table.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { startOwnTable } from './own-table.ts';

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

const set = (total: number) => ({ groups: ['a'], total, risk_tiers: { high: total }, approval_statuses: {} });
const snapshot = (total: number) => ({ sets: [set(total)], coverage: { euact: { covered: total, applicable: 10 } } });

test('uncounted days between two snapshots are missing, and each snapshot is read once', async () => {
  // An unfinished snapshot counts as none.
  await snapshots.keep('2026-03-01', snapshot(1));
  const [half] = snapshots.writes('2026-03-02', { sets: Array.from({ length: 501 }, () => set(1)), coverage: {} });
  await transact(half ? [half] : []);
  expect(await snapshots.on('2026-03-02')).toBeUndefined();
  for (let again = 0; again < 2; again++) await snapshots.keepMissed('2026-03-05');
  await snapshots.keep('2026-03-05', snapshot(2));
  expect(await snapshots.first()).toBe('2026-03-01');

  const all = () =>
    Promise.all(['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'].map((day) => snapshots.on(day)));
  expect(await all()).toEqual([snapshot(1), undefined, undefined, snapshot(2)]);
  const asked = mockClient(table);
  expect(await all()).toEqual([snapshot(1), undefined, undefined, snapshot(2)]);
  expect(asked.calls()).toHaveLength(0);
  asked.restore();
});
