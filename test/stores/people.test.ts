/** Invariants of users, under concurrent writes. */

import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/enumerations.ts';
import { heldRole } from '#domain/people/role.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { InvalidError, LastAdministratorError, VersionConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { users } from '#lambdas/people/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { vendorOwnership } from '#lambdas/subjects/owner-service.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { startOwnTable } from './own-table.ts';

const TEST = { id: 'test', name: 'Test' };
const NOW = new Date().toISOString();
let stop = async () => {};

beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterAll(() => stop());

const makeGroup = () => resourceGroups.create({ name: randomUUID(), group_type: 'ALL' }, TEST);

const make = async (role: Role, last_sign_in_at: string | null = NOW) => {
  const named = { email: `${randomUUID()}@example.com`, first_name: 'Test', last_name: 'Person' };
  const roles = [heldRole(role, await makeGroup())];
  return users.create({ ...NEWCOMER, ...named, last_sign_in_at, roles, language: 'en' }, TEST, randomUUID());
};

const audit = async (id: string) => {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.audit(keys.caller(id), 1).pk },
    }),
  );
  return Items;
};

test('one administrator remains when several remove each other’s role at once', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await make('Administrator')).id));
  const ways = [{ roles: [] }, { status: 'disabled' as const }];
  const outcomes = await Promise.allSettled(ids.map((id, n) => updateUser(id, TEST, () => ways[n % 2] ?? {})));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ constructor: LastAdministratorError, details: { code: 'last_administrator' } }]);

  const [left] = ids.filter((_, n) => outcomes[n]?.status === 'rejected');
  const last = (await users.get(left ?? '')) ?? expect.fail();
  await expect(users.remove(last, TEST)).rejects.toMatchObject({ details: { code: 'last_administrator' } });
  // A user who never signed in does not count as an administrator.
  const invited = await make('Administrator', null);
  await expect(users.remove(last, TEST)).rejects.toMatchObject({ details: { code: 'last_administrator' } });
  // Neither does one whose role ends, and the last one cannot get an end.
  const [held] = last.roles;
  const role = { ...(held ?? expect.fail()), ends_on: '2999-12-31' };
  const ending = await make('Administrator');
  await updateUser(ending.id, TEST, ({ roles }) => ({
    roles: roles.map((one) => ({ ...one, ends_on: role.ends_on })),
  }));
  await expect(updateUser(last.id, TEST, () => ({ roles: [role] }))).rejects.toMatchObject({
    details: { code: 'last_administrator' },
  });
  await users.touch(invited, { last_sign_in_at: NOW });
  await users.remove(last, TEST);
});

test('recording a visit creates no version and blocks no other change', async () => {
  const before = await make('ApplicationReviewer', null);
  const listed = async () =>
    (await users.page('ALL', { sort: 'name', limit: 1, text: before.email }, undefined)).items[0];
  expect(await listed()).toMatchObject({ last_sign_in_at: null });

  expect(await users.touch(before, { last_sign_in_at: NOW })).toEqual({ ...before, last_sign_in_at: NOW });
  expect(await listed()).toMatchObject({ last_sign_in_at: NOW });
  expect(await audit(before.id)).toHaveLength(1);

  // Both writes start from the same version.
  const changed = await users.update(before, { ...before, first_name: 'Zoë' }, TEST);
  expect(changed).toMatchObject({ first_name: 'Zoë', last_sign_in_at: NOW, version: 2 });
  await expect(users.touch(before, { last_sign_in_at: NOW })).rejects.toMatchObject({
    constructor: VersionConflictError,
  });
  await users.remove({ ...changed, last_sign_in_at: null }, TEST);
  expect(await users.get(before.id)).toBeUndefined();
});

test('refuses a role in a missing group', async () => {
  const person = await make('ApplicationReviewer');
  const roles = [heldRole('ApplicationReviewer', { id: randomUUID(), group_type: 'CUSTOM' })];
  const refusal = { constructor: InvalidError, details: { errors: [{ path: 'roles', code: 'no_such_group' }] } };
  await expect(users.update(person, { ...person, roles }, TEST)).rejects.toMatchObject(refusal);
  const { id, version, ...draft } = person;
  await expect(users.create({ ...draft, email: 'other@example.com', roles }, TEST)).rejects.toMatchObject(refusal);

  // A role in a deleted group does not block other changes.
  const [held] = person.roles;
  const group = (await resourceGroups.get(held?.resource_group.id ?? '')) ?? expect.fail();
  await resourceGroups.remove(group, TEST);
  expect(await users.update(person, { ...person, first_name: 'Zoë' }, TEST)).toMatchObject({ version: 2 });
});

test('a vendor is owned by its owner, the person with the typed address, or its creator', async () => {
  const { id, email } = await make('ApplicationContributor');
  const created_by = TEST;
  expect(await vendorOwnership({ owned_by: { id }, owner: '', created_by })).toEqual({ owners: [id], isOwned: true });
  expect(await vendorOwnership({ owned_by: null, owner: email, created_by })).toEqual({ owners: [id], isOwned: true });
  expect(await vendorOwnership({ owned_by: null, owner: 'A team', created_by })).toEqual({
    ...{ owners: ['test'], isOwned: false },
  });
});
