import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditRow } from '#domain/audit.ts';
import { type Doer, SYSTEM } from '#domain/entity.ts';
import { NEWCOMER } from '#domain/user.ts';
import { hashOf } from '#lambdas/stores/audit.ts';
import { users } from '#lambdas/stores/callers.ts';
import { type Key, keys } from '#lambdas/stores/keys.ts';
import { table, tableName } from '#lambdas/stores/table.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { startOwnTable } from './own-table.ts';

const ADA: Doer = {
  ...{ id: randomUUID(), name: 'Ada Lovelace', as: 'person' },
  asked: { id: 'request-1', address: '203.0.113.9', browser: 'Firefox' },
};
const draft = (name: string) => ({ name, owner: '', description: '', website: '', resource_groups: [] });

const trailOf = async (entity: Key) => {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.audit(entity, 1).pk },
    }),
  );
  return Items;
};
const vendorTrail = (id: string) => trailOf(keys.vendor(id));

let own: Awaited<ReturnType<typeof startOwnTable>>;
beforeAll(async () => {
  own = await startOwnTable();
});
afterAll(async () => {
  await own.stop();
});

test('each row says who did it, by which request and from where, and has the hash of the one before', async () => {
  const made = await vendors.create(draft('Chained'), ADA);
  const changed = await vendors.update(made, { ...made, owner: 'Grace' }, { ...ADA, as: 'api_client' });
  await vendors.remove(changed, SYSTEM);

  const trail = await vendorTrail(made.id);
  const request = { request_id: 'request-1', address: '203.0.113.9', browser: 'Firefox' };
  const by = { id: ADA.id, name: ADA.name };
  expect(trail.map((row) => AuditRow.parse(row))).toMatchObject([
    { number: 1, action: 'created', name: 'Chained', by, as: 'person', ...request, previous: null },
    { number: 2, action: 'changed', as: 'api_client', changes: [{ field: 'owner', from: '', to: 'Grace' }] },
    { number: 3, action: 'removed', as: 'system', by: SYSTEM },
  ]);
  expect(trail.map(({ previous }) => previous).slice(1)).toEqual(trail.map(({ hash }) => hash).slice(0, -1));
  expect(trail.map(hashOf)).toEqual(trail.map(({ hash }) => hash));
  expect([made.trail_hash, changed.trail_hash]).toEqual(trail.map(({ hash }) => hash).slice(0, 2));
  expect(trail[2]).not.toHaveProperty('request_id');
});

test('what changes nothing is on the trail too, makes no version, and stands in nobody’s way', async () => {
  const made = await vendors.create(draft('Noted'), ADA);
  await Promise.all([
    vendors.note(made.id, 'viewed_as', ADA),
    vendors.note(made.id, 'secret_rotated', ADA),
    vendors.update(made, { ...made, owner: 'Grace' }, ADA),
  ]);
  // As it was read before anything was told of it.
  const changed = await vendors.update({ ...made, version: 2 }, { ...made, owner: 'Radia' }, ADA);

  expect(await vendors.get(made.id)).toEqual(changed);
  expect(changed).toMatchObject({ version: 3, trail_length: 5 });
  const trail = await vendorTrail(made.id);
  expect(trail.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(trail.map(({ action }) => action).toSorted()).toEqual([
    'changed',
    'changed',
    'created',
    'secret_rotated',
    'viewed_as',
  ]);
  expect(trail.map(({ previous }) => previous).slice(1)).toEqual(trail.map(({ hash }) => hash).slice(0, -1));
});

test('of what nobody is to know, the trail says that it changed and no more', async () => {
  const id = randomUUID();
  const person = { ...NEWCOMER, email: `${id}@example.com`, first_name: 'Grace', last_name: 'Hopper' };
  const made = await users.create({ ...person, language: 'en' }, SYSTEM, id);
  await users.update(made, { ...made, kept_sessions: ['a-session'] }, ADA);
  const trail = await trailOf(keys.caller(id));
  expect(trail[1]).toMatchObject({ name: 'Grace Hopper', changes: [{ field: 'kept_sessions', hidden: true }] });
  expect(JSON.stringify(trail)).not.toContain('a-session');
});
