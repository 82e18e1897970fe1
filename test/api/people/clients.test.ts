/** API clients: creation, permissions, and the end of their secrets. */

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Access, scopesOf } from '#domain/clients/access.ts';
import type { WithSecret } from '#domain/clients/client.ts';
import { addDays } from '#domain/day.ts';
import type { Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { type Answer, ask, problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { tokenAnswer, tokenOf } from '#test/api/programs.ts';
import { addPoolSecret, endPoolSecret, listAppClients, listPoolSecrets } from '#test/api/seed/app-clients.ts';
import { changeClient } from '#test/api/seed/people.ts';
import { readRowsOfNewClient } from '#test/api/seed/rows.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

let ada: Awaited<ReturnType<typeof signedIn>>;
let group: ResourceGroup;
beforeAll(async () => {
  ada = await signedIn('Administrator');
  group = await makeGroup();
});

const inGroup = (id: Role, within: Pick<ResourceGroup, 'id'> = group) => ({ id, resource_group_id: within.id });
const make = (about: { access?: Access; roles?: ReturnType<typeof inGroup>[]; expires_at?: string } = {}) =>
  ada.api('POST /access/api-clients', { body: { name: someName('Client'), ...about } });

const read = (token: string) => ask('GET /applications', token);
const write = (token: string) =>
  ask('POST /applications', token, { body: { name: someName(), resource_groups: [group.id] } });
const statuses = async (...asked: Promise<Answer>[]) => (await Promise.all(asked)).map(({ status }) => status);

test('a read client reads within its groups and cannot write', async () => {
  const other = await makeGroup();
  const [mine, theirs] = [someName('Mine'), someName('Theirs')];
  await ada.api('POST /applications', { body: { name: mine, resource_groups: [group.id] } });
  await ada.api('POST /applications', { body: { name: theirs, resource_groups: [other.id] } });
  const client = await make({ roles: [inGroup('ApplicationContributor')] });
  expect(client).toMatchObject({ access: 'read', status: 'active', last_used_at: null, expires_at: null });
  expect(client.roles).toEqual([
    {
      id: 'ApplicationContributor',
      name: 'ApplicationContributor',
      resource_group: { id: group.id, group_type: 'CUSTOM', name: group.name },
      ends_on: null,
    },
  ]);

  const token = await tokenOf(client);
  const { body } = await ask('GET /applications', token, { query: { text: mine } });
  expect(body).toMatchObject({ total: 1 });
  expect((await ask('GET /applications', token, { query: { text: theirs } })).body).toMatchObject({ total: 0 });
  expect(problemOf(await write(token)).detail).toContain('plumbline/write');
  expect(await tokenAnswer(client, 'plumbline/write')).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
});

test('a write client writes within its roles and is the recorded actor', async () => {
  const client = await make({ access: 'read_write', roles: [inGroup('ApplicationContributor')] });
  const { status, body } = await write(await tokenOf(client));
  expect(status).toBe(201);
  expect(body).toMatchObject({ created_by: { id: client.id, name: client.name } });
  const reviewer = await make({ access: 'read_write', roles: [inGroup('ApplicationReviewer')] });
  expect(await statuses(read(await tokenOf(reviewer)), write(await tokenOf(reviewer)))).toEqual([200, 403]);
  expect(await statuses(read(await tokenOf(await make())))).toEqual([403]);
});

test('changes to a client apply at its next request, despite its token', async () => {
  const client = await make({ access: 'read_write', roles: [inGroup('ApplicationContributor')] });
  const token = await tokenOf(client);
  const params = { id: client.id };
  const change = (body: object) => ada.api('PATCH /access/api-clients/{id}', { params, body });
  expect(await statuses(write(token))).toEqual([201]);
  await change({ access: 'read' });
  expect(await statuses(read(token), write(token))).toEqual([200, 403]);
  expect((await tokenAnswer(client)).body.access_token).toBeTypeOf('string');
  expect((await tokenAnswer(client, scopesOf('read_write').join(' '))).body).toEqual({ error: 'invalid_scope' });
  await change({ roles: [] });
  expect(await statuses(read(token))).toEqual([403]);
  await change({ roles: [inGroup('ApplicationReviewer')], status: 'disabled' });
  expect(await statuses(read(token))).toEqual([401]);
  const whileDisabled = await tokenOf(client);
  const { name } = await change({ status: 'active', name: someName('Renamed') });
  expect(await statuses(read(token), read(whileDisabled), read(await tokenOf(client)))).toEqual([401, 401, 200]);
  expect(await ada.api('GET /access/api-clients/{id}', { params })).toMatchObject({ name, access: 'read' });
});

test('an expired client is refused with that reason until its expiry changes', async () => {
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  const client = await make({ expires_at, roles: [inGroup('ApplicationReviewer')] });
  const token = await tokenOf(client);
  expect(await statuses(read(token))).toEqual([200]);
  await changeClient(client.id, () => ({ expires_at: new Date(Date.now() - 1).toISOString() }));
  expect(problemOf(await read(token))).toMatchObject({ status: 401, code: 'api_client_expired' });
  const change = (expires_at: string | null) =>
    ada.ask('PATCH /access/api-clients/{id}', { params: { id: client.id }, body: { expires_at } });
  expect(problemOf(await change('2026-01-01T00:00:00Z')).errors).toMatchObject([{ code: 'in_the_past' }]);
  expect((await change(null)).status).toBe(200);
  expect(await statuses(read(token))).toEqual([200]);
});

test('a revoked client is refused at its next request and gets no new tokens', async () => {
  const client = await make({ roles: [inGroup('ApplicationReviewer')] });
  const token = await tokenOf(client);
  expect(await statuses(read(token))).toEqual([200]);
  const params = { id: client.id };
  await ada.api('DELETE /access/api-clients/{id}', { params });
  expect(await statuses(read(token))).toEqual([401]);
  expect(await tokenAnswer(client)).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
  expect(await statuses(ada.ask('GET /access/api-clients/{id}', { params }))).toEqual([404]);
});

test('a new secret works beside the previous one until that is ended', async () => {
  const before = await make({ roles: [inGroup('ApplicationReviewer')] });
  const params = { id: before.id };
  const token = await tokenOf(before);
  const rotate = (overlap_days: number) =>
    ada.ask('POST /access/api-clients/{id}/secrets', { params, body: { overlap_days } });
  const after = await ada.api('POST /access/api-clients/{id}/secrets', { params, body: { overlap_days: 7 } });
  const [current, previous] = after.secrets;
  expect([current?.ends_at, previous?.id]).toEqual([null, before.secrets[0]?.id]);
  expect(Date.parse(previous?.ends_at ?? '') - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);
  const good = async (...clients: WithSecret[]) =>
    Promise.all(clients.map(async (client) => (await tokenAnswer(client)).status));
  expect(await good(before, after)).toEqual([200, 200]);
  expect(problemOf(await rotate(1)).code).toBe('two_secrets');

  const end = (secret_id = '') =>
    ada.ask('DELETE /access/api-clients/{id}/secrets/{secret_id}', { params: { ...params, secret_id } });
  expect(problemOf(await end(current?.id)).code).toBe('only_secret');
  expect(await statuses(read(token))).toEqual([200]);
  expect((await end(previous?.id)).body).toMatchObject({ secrets: [{ id: current?.id }] });
  expect(await good(before, after)).toEqual([400, 200]);
  expect(await statuses(read(token), read(await tokenOf(after)))).toEqual([401, 200]);
  expect(await statuses(end(previous?.id))).toEqual([404]);
});

test('a rotation without overlap ends former secrets and tokens, and the new secret works', async () => {
  const before = await make({ roles: [inGroup('ApplicationReviewer')] });
  const stolen = await tokenOf(before);
  const params = { id: before.id };
  const rotate = (overlap_days: number) =>
    ada.api('POST /access/api-clients/{id}/secrets', { params, body: { overlap_days } });
  const between = await rotate(1);
  const after = await rotate(0);
  expect(after.secrets).toHaveLength(1);
  const answers = await Promise.all([before, between, after].map((client) => tokenAnswer(client)));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
  expect(await statuses(read(stolen), read(await tokenOf(after)))).toEqual([401, 200]);
});

test.each([0, 1])(
  'concurrent rotations keep only the allowed number of secrets, and the newest works (%i days)',
  async (overlap_days) => {
    const before = await make();
    const params = { id: before.id };
    const rotate = () => ada.ask('POST /access/api-clients/{id}/secrets', { params, body: { overlap_days } });
    const answers = await Promise.all(Array.from({ length: 5 }, rotate));
    const [given, ...others] = answers.filter(({ status }) => status === 201).map(({ body }) => body as WithSecret);
    if (!given) return expect.fail();
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const { secrets } = await ada.api('GET /access/api-clients/{id}', { params });
    expect(secrets).toHaveLength(1 + overlap_days);
    const there = await listPoolSecrets(before.id);
    expect(there.map(({ id }) => id)).toEqual(secrets.map(({ id }) => id));
    // Without overlap, each rotation ends the secret of the one before, so only the newest must work.
    const newest = [given, ...others].find((one) => one.secrets[0]?.id === secrets[0]?.id) ?? expect.fail();
    expect((await tokenAnswer(newest)).status).toBe(200);
    if (overlap_days > 0) expect(others).toEqual([]);
  },
);

test.each(['known to the record alone', 'known to the pool alone'])(
  'a secret %s is corrected by the next rotation',
  async (whose) => {
    const before = await make();
    const { value, secret } = await addPoolSecret(
      before.id,
      before.secrets.map(({ id }) => id),
    );
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const lost = { ...secret, id: `${before.id}--1` };
    await changeClient(before.id, ({ secrets }) => ({
      secrets: whose.includes('record') ? [lost, ...secrets.map((one) => ({ ...one, ends_at }))] : [lost],
    }));
    if (whose.includes('record')) await endPoolSecret(before.id, secret.id);
    else await endPoolSecret(before.id, before.secrets[0]?.id ?? '');
    const working = { ...before, client_secret: whose.includes('record') ? before.client_secret : value };
    const params = { id: before.id };
    if (whose.includes('record')) {
      const last = { ...params, secret_id: before.secrets[0]?.id ?? '' };
      const ended = await ada.ask('DELETE /access/api-clients/{id}/secrets/{secret_id}', { params: last });
      expect(problemOf(ended).code).toBe('only_secret');
    }
    const rotate = (overlap_days: number) =>
      ada.api('POST /access/api-clients/{id}/secrets', { params, body: { overlap_days } });
    const good = async (...ones: WithSecret[]) =>
      (await Promise.all(ones.map((one) => tokenAnswer(one)))).map(({ status }) => status);
    const between = await rotate(1);
    expect(await good(working, between)).toEqual([200, 200]);
    const after = await rotate(0);
    expect(await good(working, between, after)).toEqual([400, 400, 200]);
    expect((await listPoolSecrets(before.id)).map(({ id }) => id)).toEqual(after.secrets.map(({ id }) => id));
  },
);

test('returns the same secret for a repeated idempotency key, without storing it in plain text', async () => {
  const name = someName('Client');
  const key = randomUUID();
  const parts = { body: { name }, headers: { 'idempotency-key': key } };
  const [first, again] = [
    await ada.ask('POST /access/api-clients', parts),
    await ada.ask('POST /access/api-clients', parts),
  ];
  expect(again).toEqual({ ...first, headers: expect.anything() });
  const { id, client_secret } = first.body as WithSecret;
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(key))).toString('base64url');
  const rows = await readRowsOfNewClient({ by: ada.id, key: digest, id });
  expect(JSON.stringify(rows)).not.toContain(client_secret);
  // The stored answer expires within an hour, because the secret may end earlier than the client.
  expect(Number(rows[0]?.ttl) - Date.now() / 1000).toBeLessThan(3600);
  const shown = await ada.ask('GET /access/api-clients', { query: { text: name } });
  expect(JSON.stringify(shown.body)).not.toContain(client_secret);
});

test('a name conflict leaves no app client in the user pool', async () => {
  const { name } = await make();
  const before = await listAppClients();
  const answer = await ada.ask('POST /access/api-clients', { body: { name: name.toUpperCase() } });
  expect(problemOf(answer)).toMatchObject({ status: 409, existing: name });
  // Other tests create API clients at the same time. Each remaining app client must have a record.
  const left = (await listAppClients()).filter((id) => !before.includes(id));
  for (const id of left)
    expect(await statuses(ada.ask('GET /access/api-clients/{id}', { params: { id } }))).toEqual([200]);
});

test('rejects a role in an unknown group', async () => {
  const answer = await ada.ask('POST /access/api-clients', {
    body: { name: someName(), roles: [inGroup('ApplicationReviewer', { id: randomUUID() })] },
  });
  expect(problemOf(answer).errors).toMatchObject([{ path: 'roles', code: 'no_such_group' }]);
});

test('an API client cannot create, change, rotate or delete clients, even as an administrator', async () => {
  const client = await make({ access: 'read_write', roles: [inGroup('Administrator')] });
  const token = await tokenOf(client);
  const params = { id: client.id };
  expect(await statuses(ask('GET /access/api-clients/{id}', token, { params }))).toEqual([200]);
  expect(
    await statuses(
      ask('POST /access/api-clients', token, { body: { name: someName() } }),
      ask('PATCH /access/api-clients/{id}', token, { params, body: { expires_at: null } }),
      ask('POST /access/api-clients/{id}/secrets', token, { params, body: {} }),
      ask('DELETE /access/api-clients/{id}', token, { params }),
    ),
  ).toEqual([403, 403, 403, 403]);
});

test('an API client cannot create or change directory tokens or rules', async () => {
  const token = await tokenOf(await make({ access: 'read_write', roles: [inGroup('Administrator')] }));
  const params = { id: randomUUID() };
  const body = { directory_group: 'Claims', role: 'Administrator', resource_groups: [randomUUID()] };
  expect(await statuses(ask('GET /access/directory', token))).toEqual([200]);
  expect(
    await statuses(
      ask('POST /access/directory/tokens', token),
      ask('DELETE /access/directory/tokens/{id}', token, { params }),
      ask('POST /access/directory/rules', token, { body }),
      ask('PUT /access/directory/rules/{id}', token, { params, body }),
      ask('DELETE /access/directory/rules/{id}', token, { params }),
    ),
  ).toEqual([403, 403, 403, 403, 403]);
});

const EXPIRES = `${addDays(TODAY, 900)}T00:00:00Z`;

test('lists the access, expiry and last use of a client', async () => {
  const name = someName('Listed');
  const client = await ada.api('POST /access/api-clients', {
    body: { name, access: 'read_write', roles: [inGroup('ApplicationApprover')], expires_at: EXPIRES },
  });
  const listed = async () => (await ada.api('GET /access/api-clients', { query: { text: name } })).api_clients;
  expect(await listed()).toMatchObject([
    { id: client.id, access: 'read_write', expires_at: EXPIRES, last_used_at: null },
  ]);
  const token = await tokenOf(client);
  const began = Date.now();
  await read(token);
  const [used] = await eventually(async () => {
    const found = await listed();
    expect(found[0]?.last_used_at).not.toBeNull();
    return found;
  });
  expect(Date.parse(used?.last_used_at ?? '')).toBeGreaterThanOrEqual(began);
  await read(token);
  expect(await listed()).toEqual([used]);
  expect((await ada.api('GET /access/api-clients/{id}', { params: { id: client.id } })).version).toBe(1);
  const { facets } = await ada.api('GET /access/api-clients', { query: { text: name, role: ['none'] } });
  expect(facets.access).toEqual({});
});

test('a read client may preview roles, and no client can reset a password', async () => {
  const everything = await makeGroup('ALL');
  const roles = [inGroup('Administrator', everything)];
  const reader = await tokenOf(await make({ roles }));
  expect(await ask('POST /access/roles/preview', reader, { body: { roles: [] } })).toMatchObject({ status: 200 });
  expect(await ask('POST /access/invitations/check', reader, { body: { emails: [ada.email] } })).toMatchObject({
    status: 200,
    body: { existing: [ada.email] },
  });
  const writer = await tokenOf(await make({ access: 'read_write', roles }));
  const { id: user_id, token } = await signedIn('Administrator');
  const refused = await ask('POST /access/user/reset-temporary-password', writer, { body: { user_id } });
  expect(refused.status).toBe(403);
  expect(await statuses(read(token.access))).toEqual([200]);
});

test('a group of an API client is deleted after confirmation, and removed from the client', async () => {
  const [only, kept] = [await makeGroup(), await makeGroup()];
  const client = await make({ roles: [inGroup('ApplicationReviewer', only), inGroup('ApplicationReviewer', kept)] });
  const params = { id: only.id };
  const remove = (query: object) => ada.ask('DELETE /access/resource-groups/{id}', { params, query: { ...query } });
  const refused = problemOf(await remove({}));
  expect(refused).toMatchObject({ status: 409, code: 'group_in_use', lost: { people: { total: 0 } } });
  expect(refused.lost?.api_clients).toEqual({
    total: 1,
    first: [{ id: client.id, name: client.name, roles: ['ApplicationReviewer'] }],
  });
  const listed = (query: object) => ada.api('GET /access/api-clients', { query: { text: client.name, ...query } });
  expect((await listed({ resource_groups: [only.id] })).total).toBe(1);

  expect((await remove({ force: 'true' })).status).toBe(202);
  await eventually(async () =>
    expect((await ada.ask('GET /access/resource-groups/{id}', { params })).status).toBe(404),
  );
  expect((await listed({ resource_groups: [only.id] })).total).toBe(0);
  const { api_clients, facets } = await listed({});
  expect(api_clients.map(({ roles }) => roles.map(({ resource_group }) => resource_group.id))).toEqual([[kept.id]]);
  expect(facets.resource_groups).toEqual({ [kept.id]: 1 });
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'api-clients', id: client.id } });
  expect(entries[0]).toMatchObject({ action: 'changed', by: { id: ada.id }, changes: [{ field: 'roles' }] });
});
