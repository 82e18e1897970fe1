import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConflictError } from '#lambdas/errors.ts';
import { listExports } from '#lambdas/exports/store.ts';
import { withDeadline } from '#lambdas/persistence/retry.ts';
import { startOwnTable } from './own-table.ts';

const WANTED = { list: 'vendors' as const, name: 'Vendors', query: '', columns: [] };

let stop = async () => {};
beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterAll(() => stop());

test('holds the limit of pending exports when eight are requested at once', async () => {
  const person = randomUUID();
  // The long deadline lets every attempt finish on a slow machine.
  const ask = () => withDeadline(60_000, () => listExports.ask(person, WANTED));
  const asked = await Promise.allSettled(Array.from({ length: 8 }, ask));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const refused of asked.filter((one) => one.status === 'rejected'))
    expect(refused.reason).toMatchObject({ constructor: ConflictError, details: { code: 'too_many' } });
  expect(await listExports.waiting(person)).toBe(5);
});
