/** The audit log for administrators, and the history of one object for its readers. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const newVendor = (person: Person, more: object = {}) =>
  person.api('POST /vendors', { body: { name: someName('Vendor'), ...more } });

const change = ({ id, name }: { id: string; name: string }, person: Person, to: object) =>
  person.api('PUT /vendors/{id}', { params: { id }, body: { name, ...to } });

test('an administrator sees the actor, object, origin and previous value of a change', async () => {
  const administrator = await signedIn('Administrator');
  const vendor = await newVendor(administrator);
  const headers = { 'x-request-id': 'request-of-this-test', 'user-agent': 'Curl of this test' };
  await administrator.api('PUT /vendors/{id}', {
    params: { id: vendor.id },
    body: { name: vendor.name, country: 'Spain' },
    headers,
  });
  const { entries } = await administrator.api('GET /audit', { query: { id: vendor.id } });
  expect(entries).toMatchObject([
    {
      ...{ what: 'vendor', id: vendor.id, name: vendor.name, version: 2, number: 2, action: 'changed', as: 'person' },
      ...{ by: { id: administrator.id, name: administrator.name }, request_id: 'request-of-this-test' },
      ...{ browser: 'Curl of this test', address: expect.stringMatching(/127\.0\.0\.1|::1/) },
      changes: [{ field: 'country', from: '', to: 'Spain' }],
    },
    { action: 'created', number: 1, previous: null },
  ]);
});

test('filters the audit log by actor, object, action, text and time, in pages', async () => {
  const [administrator, contributor] = [await signedIn('Administrator'), await signedIn('ApplicationContributor')];
  const vendor = await newVendor(contributor);
  const changed = await change(vendor, administrator, { owner: 'Grace' });
  const renamed = await change({ id: vendor.id, name: `Ácme ${vendor.id}` }, administrator, {});
  const found = async (query: object) => {
    const { entries } = await administrator.api('GET /audit', { query: { id: vendor.id, ...query } });
    return entries.map(({ version }) => version);
  };
  expect(await found({})).toEqual([3, 2, 1]);
  expect(await found({ who: contributor.id })).toEqual([1]);
  expect(await found({ who: 'nobody at all' })).toEqual([]);
  expect(await found({ what: ['application', 'vendor'] })).toEqual([3, 2, 1]);
  expect(await found({ what: ['application'] })).toEqual([]);
  expect(await found({ action: ['created'] })).toEqual([1]);
  expect(await found({ text: 'acme' })).toEqual([3]);
  expect(await found({ from: changed.updated_at })).toEqual([3, 2]);
  expect(await found({ to: renamed.updated_at })).toEqual([2, 1]);
  expect(await found({ from: renamed.updated_at, to: changed.updated_at })).toEqual([]);

  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { entries, next_cursor } = await administrator.api('GET /audit', {
      query: { id: vendor.id, limit: 1, ...(cursor && { cursor }) },
    });
    seen.push(...entries.map(({ version }) => version));
    cursor = next_cursor ?? undefined;
  } while (cursor && seen.length < 3);
  expect(seen).toEqual([3, 2, 1]);
});

test('finds a sent temporary password and a new secret by action', async () => {
  const administrator = await signedIn('Administrator');
  const email = `${randomUUID()}@example.com`;
  const { id: user_id } = await administrator.api('POST /access/users', { body: { email, first_name: 'Grace' } });
  await administrator.api('POST /access/user/reset-temporary-password', { body: { user_id } });
  const body = { name: someName(), access: 'read' as const, expires_at: null, roles: [] };
  const { id } = await administrator.api('POST /access/api-clients', { body });
  await administrator.api('POST /access/api-clients/{id}/secrets', { params: { id }, body: {} });
  const found = async (query: { id: string; action: 'secret_rotated' | 'temporary_password_sent' }) =>
    (await administrator.api('GET /audit', { query: { ...query, action: [query.action] } })).entries.map(
      ({ version, changes }) => [version, changes.map(({ field }) => field)],
    );
  expect(await found({ id: user_id, action: 'temporary_password_sent' })).toEqual([
    [3, ['invited_at']],
    [2, ['invited_at']],
  ]);
  expect(await found({ id, action: 'secret_rotated' })).toEqual([[2, ['secrets']]]);
});

test('the audit log of a new user lists profile fields but no session state', async () => {
  const administrator = await signedIn('Administrator');
  const body = { email: `${randomUUID()}@example.com`, first_name: 'Grace' };
  const { id } = await administrator.api('POST /access/users', { body });
  const { entries } = await administrator.api('GET /audit', { query: { id, action: ['created'] } });
  const fields = entries.flatMap(({ changes }) => changes).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['email', 'first_name', 'roles']));
  for (const field of ['tokens_valid_from', 'proofs_valid_from', 'kept_sessions', 'passkeys', 'passkey_names'])
    expect(fields).not.toContain(field);
});

test('the check of the audit log finds no breaks', async () => {
  const administrator = await signedIn('Administrator');
  const vendor = await newVendor(administrator);
  const answer = await administrator.api('GET /audit/check', { query: { from: vendor.created_at } });
  expect(answer.checked).toBeGreaterThan(0);
  expect(answer.breaks).toEqual([]);
  // test/stores checks the complete log; this checks one part through the route.
  for (const by of ['storage', 'archive'] as const) {
    const part = await administrator.api('GET /audit/check', { query: { by } });
    expect(part.checked).toEqual(expect.any(Number));
    expect(part.breaks.filter(({ id }) => id === vendor.id)).toEqual([]);
  }
});

test('readers see the history of an object without addresses and inaccessible groups', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [administrator, contributor, stranger] = await Promise.all([
    signedIn('Administrator'),
    signedIn('ApplicationContributor', [mine]),
    signedIn('ApplicationContributor', [theirs]),
  ]);
  const { id } = await administrator.api('POST /applications', {
    body: { name: someName('Historic'), resource_groups: [mine.id, theirs.id] },
  });
  await administrator.api('PUT /applications/{id}', {
    params: { id },
    body: { name: someName('Historic'), resource_groups: [mine.id] },
  });
  const params = { what: 'applications' as const, id };
  const { entries } = await contributor.api('GET /audit/{what}/{id}', { params });
  expect(entries.map(({ action }) => action)).toEqual(['changed', 'created']);
  expect(JSON.stringify(entries)).not.toContain(theirs.id);
  expect(JSON.stringify(entries)).not.toMatch(/address|browser|request_id/);
  expect(JSON.stringify(await administrator.api('GET /audit/{what}/{id}', { params }))).toContain(theirs.id);
  expect((await stranger.ask('GET /audit/{what}/{id}', { params })).status).toBe(404);
});

test('only administrators see the history of a user, and deleted objects keep theirs', async () => {
  const [administrator, contributor] = [await signedIn('Administrator'), await signedIn('ApplicationContributor')];
  const person = { what: 'users', id: contributor.id } as const;
  expect((await administrator.ask('GET /audit/{what}/{id}', { params: person })).status).toBe(200);
  expect((await contributor.ask('GET /audit/{what}/{id}', { params: person })).status).toBe(404);

  const body = { name: someName(), list: 'vendors' as const, query: '', shared_with: 'nobody' as const };
  const view = await contributor.api('POST /list-views', { body });
  await contributor.api('DELETE /list-views/{id}', { params: { id: view.id } });
  const { entries } = await administrator.api('GET /audit/{what}/{id}', {
    params: { what: 'list-views', id: view.id },
  });
  expect(entries.map(({ action }) => action)).toEqual(['removed', 'created']);
  const unknown = { what: 'vendors', id: randomUUID() };
  expect((await administrator.ask('GET /audit/{what}/{id}', { params: unknown })).status).toBe(404);
});
