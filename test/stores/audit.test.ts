import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditRow } from '#domain/audit/audit.ts';
import { type RequestActor, SYSTEM } from '#domain/entity.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { trail } from '#lambdas/audit/store.ts';
import { checkStored } from '#lambdas/audit/stored-logs.ts';
import { check, checkArchived } from '#lambdas/audit/verification-service.ts';
import { users } from '#lambdas/people/store.ts';
import { hashOf } from '#lambdas/persistence/audit-rows.ts';
import { ACTIVITY, type Key, keys, TRAIL } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { startOwnTable } from './own-table.ts';

const ADA: RequestActor = {
  ...{ id: randomUUID(), name: 'Ada Lovelace', as: 'person' },
  asked: { id: 'request-1', address: '203.0.113.9', browser: 'Firefox' },
};
const draft = (name: string) => VendorDraft.parse({ name });

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

test('each audit entry has actor, request and origin, and the hash of the one before', async () => {
  const made = await vendors.create(draft('Chained'), ADA);
  const changed = await vendors.update(made, { ...made, owner: 'Grace' }, { ...ADA, as: 'api_client' });
  await vendors.remove(changed, SYSTEM);

  const rows = await vendorTrail(made.id);
  const request = { request_id: 'request-1', address: '203.0.113.9', browser: 'Firefox' };
  const by = { id: ADA.id, name: ADA.name };
  expect(rows.map((row) => AuditRow.parse(row))).toMatchObject([
    { number: 1, action: 'created', name: 'Chained', by, as: 'person', ...request, previous: null },
    { number: 2, action: 'changed', as: 'api_client', changes: [{ field: 'owner', from: '', to: 'Grace' }] },
    { number: 3, action: 'removed', as: 'system', by: SYSTEM },
  ]);
  expect(rows.map(({ previous }) => previous).slice(1)).toEqual(rows.map(({ hash }) => hash).slice(0, -1));
  expect(rows.map(hashOf)).toEqual(rows.map(({ hash }) => hash));
  expect([made.trail_hash, changed.trail_hash]).toEqual(rows.map(({ hash }) => hash).slice(0, 2));
  expect(rows[2]).not.toHaveProperty('request_id');
});

test('events without a change are audited, create no version and cause no conflict', async () => {
  const made = await vendors.create(draft('Noted'), ADA);
  await Promise.all([
    vendors.note(made.id, 'viewed_as', ADA),
    vendors.note(made.id, 'secret_rotated', ADA),
    vendors.update(made, { ...made, owner: 'Grace' }, ADA),
  ]);
  // The version before the events were recorded.
  const changed = await vendors.update({ ...made, version: 2 }, { ...made, owner: 'Radia' }, ADA);

  expect(await vendors.get(made.id)).toEqual(changed);
  expect(changed).toMatchObject({ version: 3, trail_length: 5 });
  const rows = await vendorTrail(made.id);
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'changed',
    'changed',
    'created',
    'secret_rotated',
    'viewed_as',
  ]);
  expect(rows.map(({ previous }) => previous).slice(1)).toEqual(rows.map(({ hash }) => hash).slice(0, -1));
});

test('the audit log records a change of a secret field without its value', async () => {
  const id = randomUUID();
  const person = { ...NEWCOMER, email: `${id}@example.com`, first_name: 'Grace', last_name: 'Hopper' };
  const made = await users.create({ ...person, language: 'en' }, SYSTEM, id);
  await users.update(made, { ...made, kept_sessions: ['a-session'] }, ADA);
  const rows = await trailOf(keys.caller(id));
  expect(rows[1]).toMatchObject({ name: 'Grace Hopper', changes: [{ field: 'kept_sessions', hidden: true }] });
  expect(JSON.stringify(rows)).not.toContain('a-session');
});

type Row = Record<string, unknown>;
const put = (Item: Row) => table.send(new PutCommand({ TableName: tableName(), Item }));
const remove = ({ pk, sk }: Row) => table.send(new DeleteCommand({ TableName: tableName(), Key: { pk, sk } }));

/** Creates four audit rows, tampers with them, and returns what a check of one row finds. */
const afterTampering = async (tamper: (rows: Row[], id: string) => Promise<unknown>, looked: number) => {
  const made = await vendors.create(draft(randomUUID()), ADA);
  let vendor = made;
  for (const owner of ['a', 'b', 'c']) vendor = await vendors.update(vendor, { ...vendor, owner }, ADA);
  const rows = await vendorTrail(made.id);
  expect(await check(rows)).toEqual([]);
  await tamper(rows, made.id);
  const found = rows[looked] ?? expect.fail();
  return (await check([found])).map(({ number, problem }) => `${number} ${problem}`);
};
const [first, second, third, fourth] = [0, 1, 2, 3] as const;
const altered = (row: Row | undefined) => ({ ...row, by: { id: 'x', name: 'Somebody else' } });
const alteredWell = (row: Row | undefined) => ({ ...altered(row), hash: hashOf(altered(row)) });

test('detects an altered row, even with a matching hash, and even the last one', async () => {
  expect(await afterTampering((rows) => put(altered(rows[second])), second)).toEqual(['2 altered']);
  expect(await afterTampering((rows) => put(alteredWell(rows[second])), second)).toEqual(['2 altered']);
  expect(await afterTampering((rows) => put(alteredWell(rows[fourth])), fourth)).toEqual(['4 altered']);
});

test('detects a removed row from either side, and a truncated end', async () => {
  const takenOut = (rows: Row[]) => remove(rows[second] ?? {});
  expect(await afterTampering(takenOut, third)).toEqual(['2 missing']);
  expect(await afterTampering(takenOut, first)).toEqual(['2 missing']);
  expect(await afterTampering((rows) => remove(rows[fourth] ?? {}), third)).toEqual(['4 missing']);
});

test('detects an entity removed or reverted without an audit entry', async () => {
  expect(await afterTampering((_, id) => remove(keys.vendor(id)), fourth)).toEqual(['5 missing']);
  const setBack = async (rows: Row[], id: string) => {
    const now = await vendors.get(id);
    return put({ ...now, ...keys.vendor(id), trail_length: 3, trail_hash: rows[third]?.hash });
  };
  expect(await afterTampering(setBack, fourth)).toEqual(['4 altered']);
});

/** Verifies the whole table and returns the problems of one entity. */
const storedBreaks = async (id: string) => {
  const breaks: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const part = await checkStored(after);
    breaks.push(...part.breaks.filter((one) => one.id === id).map(({ number, problem }) => `${number} ${problem}`));
    after = part.next;
  }
  return breaks;
};

test.each([
  ['every row of a living thing is deleted', (rows: Row[]) => Promise.all(rows.map(remove)), ['4 missing']],
  ['the month of a row is another', ([row]: Row[]) => put({ ...row, [TRAIL.pk]: '1999-01' }), ['1 altered']],
  ['the time of a row in its month is another', ([row]: Row[]) => put({ ...row, [TRAIL.sk]: '1999' }), ['1 altered']],
  ['a row has no month', ([row]: Row[]) => put({ ...row, [TRAIL.pk]: undefined }), ['1 altered']],
  ['a row belongs to no whole', ([row]: Row[]) => put({ ...row, [ACTIVITY.pk]: undefined }), ['1 altered']],
  ['a row belongs to another whole', ([row]: Row[]) => put({ ...row, [ACTIVITY.pk]: 'VENDOR#x' }), ['1 altered']],
  [
    'a row says that it is of an earlier version',
    ([row]: Row[]) => put({ ...row, hash_version: undefined }),
    ['1 altered'],
  ],
] as const)('verifying all stored data finds an error when %s', async (_, tamper, found) => {
  const made = await vendors.create(draft(randomUUID()), ADA);
  let vendor = made;
  for (const owner of ['a', 'b', 'c']) vendor = await vendors.update(vendor, { ...vendor, owner }, ADA);
  expect(await storedBreaks(made.id)).toEqual([]);
  await tamper(await vendorTrail(made.id));
  expect(await storedBreaks(made.id)).toEqual(found);
});

test('the archive reveals altered rows, and an entity removed with its audit log', async () => {
  const made = await vendors.create(draft(randomUUID()), ADA);
  const archived = await vendorTrail(made.id);
  expect(await checkArchived(archived)).toEqual([]);
  for (const row of archived) await put(alteredWell(row));
  expect(await checkArchived(archived)).toMatchObject([{ id: made.id, number: 1, problem: 'altered' }]);
  for (const row of [...archived, keys.vendor(made.id)]) await remove(row);
  expect(await storedBreaks(made.id)).toEqual([]);
  expect(await checkArchived(archived)).toMatchObject([{ id: made.id, number: 1, problem: 'missing' }]);
});

test('a search with few matches reads a limited number of rows and returns its position', async () => {
  const at = (n: number) => new Date(Date.UTC(2026, 2, 1) + n * 1000).toISOString();
  const rows = Array.from({ length: 60 }, (_, n) => ({
    ...{ pk: 'AUDIT#TEST', sk: `AUDIT#${n}`, [TRAIL.pk]: '2026-03', [TRAIL.sk]: at(n) },
    ...{ what: 'vendor', id: 'many', name: 'One of many', version: 1, number: n + 1, action: 'changed', at: at(n) },
    ...{ by: { id: n === 0 ? 'sought' : 'other', name: 'Ada' }, as: 'person', changes: [], previous: null, hash: '' },
  }));
  for (let n = 0; n < rows.length; n += 25) {
    const puts = rows.slice(n, n + 25).map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }));
  }
  const asked = { who: 'sought', from: at(0), to: '2026-04-01T00:00:00Z' };
  const page = await trail.page(asked, 25, undefined, 50);
  expect(page.items).toEqual([]);
  expect(page.searchedBackTo).toBe(at(10));
  const rest = await trail.page(asked, 25, page.next ?? undefined, 50);
  expect(rest.items).toMatchObject([{ number: 1 }]);
  expect(rest).toMatchObject({ next: null, searchedBackTo: null });
});
