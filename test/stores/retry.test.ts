/** Retries of writes that conflict repeatedly. */

import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { retryOnConflict, withDeadline } from '#lambdas/persistence/retry.ts';
import { table } from '#lambdas/persistence/table.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };
const BUSY = { constructor: ConflictError, details: { code: 'busy', headers: { 'retry-after': '1' } } };
let stop = async () => {};

beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterEach(() => {
  table.middlewareStack.remove('meets others');
});
afterAll(() => stop());

const make = () => resourceGroups.create({ name: randomUUID(), group_type: 'CUSTOM' }, ADA);
const rename = (group: ResourceGroup, name: string = randomUUID()) =>
  resourceGroups.update(group, { ...group, name }, ADA);

/** From the nth transaction on, each one conflicts on its row. */
const meetOthersFrom = (first: number) => {
  let transactions = 0;
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'TransactWriteItemsCommand' || ++transactions < first) return next(args);
        const CancellationReasons = [{ Code: 'TransactionConflict' }];
        throw new TransactionCanceledException({ $metadata: {}, message: 'Put in by a test', CancellationReasons });
      },
    { name: 'meets others', step: 'initialize' },
  );
};

test('a request that meets conflicts until its deadline is refused without changes', async () => {
  const group = await make();
  meetOthersFrom(1);
  const refused = withDeadline(200, () => retryOnConflict(() => rename(group)));
  await expect(refused).rejects.toMatchObject({ ...BUSY, message: expect.stringContaining('Nothing was changed.') });
  expect(await resourceGroups.get(group.id)).toEqual(group);
});

test('a request done in part before a conflict says so', async () => {
  const group = await make();
  meetOthersFrom(2);
  const refused = withDeadline(200, async () => rename(await rename(group)));
  await expect(refused).rejects.toMatchObject({ ...BUSY, message: expect.stringContaining('partly completed') });
});

test('version conflicts until the deadline give a busy error, without naming a version', async () => {
  const group = await make();
  await rename(group);
  await expect(withDeadline(200, () => retryOnConflict(() => rename(group)))).rejects.toMatchObject(BUSY);
});

test('concurrent changes are applied one after another', async () => {
  const { id } = await make();
  const once = () => retryOnConflict(async () => rename((await resourceGroups.get(id)) ?? expect.fail()));
  await Promise.all(Array.from({ length: 8 }, () => withDeadline(15_000, once)));
  expect(await resourceGroups.get(id)).toMatchObject({ version: 9, trail_length: 9 });
});
