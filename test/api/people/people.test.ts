import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHOSEN_KINDS, KINDS } from '#domain/notifications/kinds.ts';
import { refreshed, tokensOf } from '#local/demo/tokens.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { endSessionsOf } from '#test/api/seed/people.ts';

test('users see their own profile with roles and groups', async () => {
  const group = await makeGroup();
  const person = await signedIn('ApplicationReviewer', [group]);
  expect(await person.api('GET /access/user', {})).toEqual({
    id: person.id,
    custom_fields: { applications: expect.any(Array), vendors: expect.any(Array), models: expect.any(Array) },
    email: person.email,
    first_name: 'Test',
    last_name: 'Person',
    companyId: (await person.api('GET /company', {})).id,
    language: 'en',
    appearance: 'system',
    density: 'comfortable',
    shortcuts: 'on',
    mail_stopped: null,
    passkey_names: [],
    notification_preferences: Object.fromEntries(CHOSEN_KINDS.map((kind) => [kind, KINDS[kind].way])),
    default_views: {},
    dashboard: null,
    version: 1,
    roles: [
      {
        id: 'ApplicationReviewer',
        name: 'ApplicationReviewer',
        resource_group: { id: group.id, name: group.name, group_type: 'CUSTOM' },
        ends_on: null,
      },
    ],
  });
});

test('stores language, appearance, density and shortcuts of a user', async () => {
  const person = await signedIn();
  await person.api('PATCH /access/user', {
    body: { language: 'es', appearance: 'dark', density: 'compact', shortcuts: 'off' },
  });
  const remembered = { language: 'es', appearance: 'dark', density: 'compact', shortcuts: 'off', version: 2 };
  expect(await person.api('GET /access/user', {})).toMatchObject(remembered);
  const refused = await person.ask('PATCH /access/user', { body: { language: 'fr' } });
  expect(problemOf(refused)).toMatchObject({ status: 400, errors: [{ path: 'language' }] });
});

test('concurrent changes of different profile fields are all kept', async () => {
  const person = await signedIn();
  const all = [
    { first_name: 'Grace' },
    { last_name: 'Hopper' },
    { density: 'compact' },
    { appearance: 'dark' },
  ] as const;
  await Promise.all(all.map((body) => person.api('PATCH /access/user', { body })));
  expect(await person.api('GET /access/user', {})).toMatchObject(Object.assign({}, ...all));
});

test('stores the default view of one list at a time, until it is removed', async () => {
  const person = await signedIn();
  const choose = async (default_views: object) =>
    (await person.api('PATCH /access/user', { body: { default_views } })).default_views;
  const [first, second] = [randomUUID(), randomUUID()];
  expect(await choose({ applications: first })).toEqual({ applications: first });
  expect(await choose({ vendors: second })).toEqual({ applications: first, vendors: second });
  expect(await choose({ applications: null })).toEqual({ vendors: second });
  for (const refused of [{ nonsense: first }, { vendors: 'mine' }])
    expect([400, 422]).toContain((await person.ask('PATCH /access/user', { body: { default_views: refused } })).status);
});

test('a dashboard layout is personal and can be reset to the company layout', async () => {
  const person = await signedIn();
  const arrange = (dashboard: unknown) => person.ask('PATCH /access/user', { body: { dashboard } });
  const mine = [
    { tile: 'trend', shown: true },
    { tile: 'vendors', shown: false },
  ];
  expect((await arrange(mine)).body).toMatchObject({ dashboard: mine });
  expect(await person.api('GET /access/user', {})).toMatchObject({ dashboard: mine });
  for (const refused of [[...mine, ...mine], [{ tile: 'weather', shown: true }], [{ tile: 'trend' }]])
    expect([400, 422]).toContain((await arrange(refused)).status);
  expect((await arrange(null)).body).toMatchObject({ dashboard: null });
});

test('users change their own name within its rules', async () => {
  const person = await signedIn();
  const changed = await person.api('PATCH /access/user', { body: { first_name: '  Zoë  Ann ', last_name: '' } });
  expect(changed).toMatchObject({ first_name: 'Zoë Ann', last_name: '', language: 'en' });
  expect(await person.api('GET /access/user', {})).toEqual(changed);
  for (const body of [{ first_name: ' ' }, { first_name: 'Zoë <b>' }, { last_name: 'x'.repeat(101) }]) {
    const refused = problemOf(await person.ask('PATCH /access/user', { body }));
    expect(refused).toMatchObject({ status: 422, errors: [{ path: Object.keys(body)[0] }] });
  }
});

test('the draft key of a user is stable and differs from those of others', async () => {
  const [person, other] = [await signedIn(), await signedIn()];
  const keyOf = async ({ api }: typeof person) => (await api('GET /access/user/draft-key', {})).key;
  const key = await keyOf(person);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(await keyOf(person)).toBe(key);
  expect(await keyOf(other)).not.toBe(key);
});

test('refuses a second profile change based on the same version', async () => {
  const person = await signedIn();
  const change = (first_name: string) =>
    person.ask('PATCH /access/user', { body: { first_name }, headers: { 'if-match': '"1"' } });
  expect((await change('Zoë')).status).toBe(200);
  expect((await change('Ann')).status).toBe(412);
});

test('users name their passkeys', async () => {
  const person = await signedIn();
  const passkey_names = [{ credential_id: 'a_Zero-9', name: 'My phone' }];
  await person.api('PATCH /access/user', { body: { passkey_names } });
  expect(await person.api('GET /access/user', {})).toMatchObject({ passkey_names });
  const nameless = { passkey_names: [{ credential_id: 'a_Zero-9', name: '' }] };
  const refused = await person.ask('PATCH /access/user', { body: nameless });
  expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'passkey_names.0.name' }] });
});

test('signing out everywhere refuses all earlier tokens of that user only', async () => {
  const [person, other] = [await signedIn('Administrator'), await signedIn('Administrator')];
  const elsewhere = (await tokensOf(person)).access;
  expect((await ask('GET /access/user', elsewhere)).status).toBe(200);
  expect((await person.ask('POST /access/user/sign-out-everywhere')).status).toBe(204);
  for (const token of [elsewhere, person.token.access]) {
    expect((await ask('GET /access/user', token)).status).toBe(401);
    expect((await ask('GET /applications', token)).status).toBe(401);
  }
  expect((await ask('GET /access/user', (await tokensOf(person)).access)).status, 'signed in at once').toBe(200);
  expect((await other.ask('GET /access/user')).status).toBe(200);
});

test('a token is judged by the start of its session, not by its refresh', async () => {
  const person = await signedIn('Administrator');
  const elsewhere = await tokensOf(person);
  await endSessionsOf(person.id);
  expect((await ask('GET /access/user', (await refreshed(elsewhere.refresh)).access)).status).toBe(401);
  expect((await ask('GET /access/user', (await tokensOf(person)).access)).status).toBe(200);
});

test('many concurrent requests to end sessions take effect with at most two writes', async () => {
  const [person, admin] = [await signedIn(), await signedIn('Administrator')];
  const params = { user_id: person.id };
  const { version } = await admin.api('GET /access/users/{user_id}', { params });
  await Promise.all(Array.from({ length: 40 }, () => endSessionsOf(person.id)));
  const after = await admin.api('GET /access/users/{user_id}', { params });
  expect((await person.ask('GET /access/user')).status).toBe(401);
  expect(after.version - version, 'for each second in which it was asked').toBeLessThanOrEqual(2);
});

test('lists the groups in which a user holds a role, and all groups for an administrator', async () => {
  const [mine, other] = [await makeGroup(), await makeGroup()];
  const person = await signedIn('ApplicationApprover', [mine]);
  expect((await person.api('GET /access/resource-groups', {})).resource_groups.map(({ id }) => id)).toEqual([mine.id]);
  const admin = await signedIn('Administrator');
  for (const { id, name } of [mine, other]) {
    const { resource_groups } = await admin.api('GET /access/resource-groups', { query: { text: name } });
    expect(resource_groups.map((group) => group.id)).toEqual([id]);
  }
});

test('a reader can read the company and its vendors', async () => {
  const person = await signedIn('ApplicationReviewer');
  // Other tests rename the company.
  expect(await person.api('GET /company', {})).toMatchObject({ name: expect.any(String) });
  const { vendors } = await person.api('GET /vendors', { query: { text: 'anthropic' } });
  expect(vendors).toHaveLength(1);
  const [first] = vendors;
  expect(await person.api('GET /vendors/{id}', { params: { id: first?.id ?? '' } })).toMatchObject(first ?? {});
});
