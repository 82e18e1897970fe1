/** The connection record of the corporate directory, under concurrent writes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directory } from '#lambdas/directory/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

test('concurrent first changes are all kept in the new record', async () => {
  const { id: group } = await resourceGroups.create({ name: 'Claims', group_type: 'CUSTOM' }, ADA);
  const rules = Array.from({ length: 4 }, () => ({
    ...{ id: randomUUID(), directory_group: randomUUID(), role: 'ApplicationReviewer' as const },
    resource_groups: [group],
  }));
  await Promise.all(rules.map((rule) => directory.change(ADA, (there) => ({ rules: [...there.rules, rule] }))));
  const kept = (await directory.get())?.rules.map(({ id }) => id);
  expect(kept?.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
});
