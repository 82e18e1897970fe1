/** Groups stay consistent under concurrent writes, and when deleting one is interrupted. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { applications } from '#lambdas/applications/store.ts';
import { ConflictError, InvalidError } from '#lambdas/errors.ts';
import { holders } from '#lambdas/groups/service.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { deleteGroup } from '#lambdas/jobs/delete-group.ts';
import { table } from '#lambdas/persistence/table.ts';
import { startOwnTable } from './own-table.ts';

const ADA = { id: randomUUID(), name: 'Ada Lovelace' };

const makeGroup = (group_type: 'ALL' | 'CUSTOM' = 'CUSTOM') =>
  resourceGroups.create({ name: randomUUID(), group_type }, ADA);
const makeApplication = (groups: readonly ResourceGroup[]) => {
  const draft = ApplicationDraft.parse({ name: randomUUID(), resource_groups: groups.map(({ id }) => id) });
  return applications.create({ ...draft, ...UNJUDGED }, ADA);
};
const markDeleted = (group: ResourceGroup) => resourceGroups.update(group, { ...group, deleting: true }, ADA);
const left = async ({ id }: ResourceGroup) => (await holders.applications.find(id, 0)).total;

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

test('the last group of everything stays, even with two concurrent deletions', async () => {
  const both = [await makeGroup('ALL'), await makeGroup('ALL')];
  const tries = await Promise.allSettled(both.map(markDeleted));
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const lost of tries.filter((one) => one.status === 'rejected'))
    expect(lost.reason).toMatchObject({ constructor: ConflictError, details: { code: 'last_group_of_all' } });
});

test('a group being deleted accepts no members, and its name is free', async () => {
  const group = await makeGroup();
  const outside = await makeApplication([]);
  await markDeleted(group);
  await expect(makeApplication([group])).rejects.toMatchObject({ constructor: InvalidError });
  const inside = { ...outside, resource_groups: [group.id] };
  await expect(applications.update(outside, inside, ADA)).rejects.toMatchObject({ constructor: InvalidError });
  await resourceGroups.create({ name: group.name, group_type: 'CUSTOM' }, ADA);
});

test('a repeatedly interrupted deletion resumes until no trace of the group is left', async () => {
  const [going, staying] = [await makeGroup(), await makeGroup()];
  const all = [];
  for (let n = 0; n < 12; n++) all.push(await makeApplication([going, staying]));
  await markDeleted(going);

  let writes = 0;
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && ++writes % 5 === 0) throw new Error('The power is gone.');
        return next(args);
      },
    { name: 'cut short', step: 'initialize' },
  );
  let cuts = 0;
  for (let tried = 0; (await resourceGroups.get(going.id)) && tried < 20; tried++)
    await deleteGroup({ id: going.id, part: 1 }).catch(() => {
      cuts += 1;
    });
  table.middlewareStack.remove('cut short');

  expect(cuts).toBeGreaterThan(0);
  expect([await resourceGroups.get(going.id), await left(going), await left(staying)]).toEqual([undefined, 0, 12]);
  for (const { id } of all)
    expect(await applications.get(id), 'each was changed once').toMatchObject({
      version: 2,
      resource_groups: [staying.id],
    });
});

test('a large group is removed from its members in batches', async () => {
  const group = await makeGroup();
  for (let n = 0; n < 7; n++) await makeApplication([group]);
  await markDeleted(group);
  for (const [part, expected] of [4, 1].entries()) {
    await deleteGroup({ id: group.id, part: part + 1 }, 3);
    expect(await left(group)).toBe(expected);
  }
  await deleteGroup({ id: group.id, part: 3 }, 3);
  expect(await resourceGroups.get(group.id)).toBeUndefined();
});
