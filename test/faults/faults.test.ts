/** A short run of `npm run test:faults`, and tests that its checks detect defects. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AuditRow } from '#domain/audit/audit.ts';
import type { Asked } from './client.ts';
import { judge } from './judge.ts';
import { OPERATIONS } from './operations.ts';
import { simulate } from './simulate.ts';

/** Fixed, so that failures are reproducible. `npm run test:faults` uses random seeds. */
const SEED = 3;
const MINUTES = 4 * 60_000;

test('faults of the table neither lose, repeat nor refuse work, and a seed reproduces its run', {
  timeout: MINUTES,
}, async () => {
  const runs = await Promise.all([0, 1].map(() => simulate({ seed: SEED, operations: 40 })));
  for (const { findings, counted } of runs) {
    expect(findings, `npm run test:faults -- --seed=${SEED} --operations=40`).toEqual([]);
    expect(Math.min(counted.lost, counted.throttled)).toBeGreaterThan(0);
  }
  expect(runs[1]?.trace).toBe(runs[0]?.trace);
});

test('detects a store without bucket versions', { timeout: MINUTES }, async () => {
  const { findings } = await simulate({ seed: SEED, operations: 30, spoilt: 'stamps of its lists' });
  expect(findings).toContainEqual(expect.stringMatching(/the list shows/));
});

test('a disable repeated after a re-enable is one change, and an unneeded repeat is two', () => {
  const operation = OPERATIONS.find(({ does }) => does === 'disable a user or let them in');
  if (!operation) throw new Error('There is such an operation.');
  const [mark, by, id] = ['op-000001', 'ada', randomUUID()];
  const asked: Asked = { key: 'PATCH /access/users/{user_id}', params: { user_id: id }, body: { status: 'disabled' } };
  // Only the fields that the judge reads.
  const row = (request_id: string, to: string) =>
    ({ action: 'changed', request_id, by: { id: by }, changes: [{ field: 'status', to }] }) as unknown as AuditRow;
  const judged = (told: AuditRow[]) =>
    judge(
      [{ mark, by, operation, asked, answer: { status: 200, code: '', body: {} }, complaint: undefined }],
      [{ what: 'user', id, told, own: undefined, rows: [] }],
    );
  const [first, again] = [row(mark, 'disabled'), row(mark, 'disabled')];
  expect(judged([first, row('other', 'active'), again])).toEqual([]);
  expect(judged([first, again])).toEqual([expect.stringMatching(/was changed and changed/)]);
});
