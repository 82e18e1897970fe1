import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { heldRole } from '#domain/people/role.ts';
import { ask } from '#test/api/client.ts';
import { patch, SCIM_ERROR, scim, search } from '#test/api/directory.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { connect, readDirectory } from '#test/api/seed/directory.ts';
import { giveRole, listPeople, readPerson } from '#test/api/seed/people.ts';
import { signInWithDirectory } from '#test/api/sign-in-with-directory.ts';

beforeAll(connect);

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const someAddress = (name = 'ana') => `${name}-${randomUUID()}@corp.meridian.example`;

/** A new user as Microsoft Entra ID sends it. */
const fromEntra = (email: string, more: object = {}) => ({
  schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
  externalId: `entra-${email}`,
  userName: email,
  active: true,
  emails: [{ primary: true, type: 'work', value: email }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Ana Ruiz', familyName: 'Ruiz', givenName: 'Ana' },
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Claims' },
  ...more,
});

const create = async (email = someAddress(), more: object = {}) => {
  const made = await scim('POST', '/Users', fromEntra(email, more));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};

test('a new token is shown once, works, is not stored in plain text and is revocable', async () => {
  const ada = await signedIn('Administrator');
  let answer: Awaited<ReturnType<typeof ada.ask>>;
  do {
    await connect(); // other tests may have used up the limit of tokens
    answer = await ada.ask('POST /access/directory/tokens');
  } while (answer.status === 409);
  const { id, token } = Object(answer.body);
  expect(await scim('GET', '/Users?count=1', undefined, {}, token)).toMatchObject({ status: 200 });
  const shown = (await ada.ask('GET /access/directory')).body;
  expect(Object(shown).tokens).toContainEqual(expect.objectContaining({ id, last_used_at: expect.any(String) }));
  expect(JSON.stringify([shown, await readDirectory()])).not.toContain(token);

  expect((await ada.ask('DELETE /access/directory/tokens/{id}', { params: { id } })).status).toBe(204);
  const refused = await scim('GET', '/Users?count=1', undefined, {}, token);
  expect(refused).toMatchObject({ status: 401, body: { status: '401', schemas: [expect.stringMatching(/:Error$/)] } });
  expect(refused.headers.get('content-type')).toBe('application/scim+json');
});

test('user tokens do not open SCIM, and the directory token opens only SCIM', async () => {
  const ada = await signedIn('Administrator');
  for (const secret of [ada.token.access, 'x', ''])
    expect((await scim('GET', '/Users', undefined, {}, secret)).status).toBe(401);
  expect((await ask('GET /access/users', 'plumbline_scim_a-token-for-tests')).status).toBe(401);
});

test('a user created by Entra ID stays the same user at the first sign-in', async () => {
  const email = someAddress();
  const none = await search('Users', `userName eq "${email}"`);
  expect(none.body).toMatchObject({ totalResults: 0, Resources: [] });

  const made = await scim('POST', '/Users', fromEntra(email));
  expect(made).toMatchObject({ status: 201, body: { userName: email, externalId: `entra-${email}`, active: true } });
  expect(made.headers.get('location')).toBe(made.body.meta.location);
  expect(made.headers.get('etag')).toBe(made.body.meta.version);
  const { id } = made.body;
  expect(await readPerson(id)).toMatchObject({
    email,
    first_name: 'Ana',
    last_name: 'Ruiz',
    roles: [],
    last_sign_in_at: null,
  });

  const session = await signInWithDirectory(email);
  expect(session.id).toBe(id);
  expect(await ask('GET /access/user', session.token)).toMatchObject({ status: 200, body: { id, email } });
  expect((await listPeople()).filter((user) => user.email === email)).toHaveLength(1);
});

test('applies Entra ID changes with booleans as text and attribute names in any case', async () => {
  const { id } = await create();
  const answer = await patch(
    `/Users/${id}`,
    { op: 'Replace', path: 'name.familyName', value: 'Ruiz Soto' },
    { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Fraud' },
    { op: 'replace', value: { 'name.givenName': 'Ana María', DISPLAYNAME: 'Somebody', externalID: 'e-7' } },
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { name: { givenName: 'Ana María', familyName: 'Ruiz Soto' }, externalId: 'e-7', active: true },
  });
  const off = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
  expect(off).toMatchObject({ status: 200, body: { active: false } });
  expect(await patch(`/Users/${id}`, { op: 'remove', path: 'externalId' })).toMatchObject({ status: 200 });
  expect(await readPerson(id)).toMatchObject({ status: 'disabled', external_id: null });
});

test('a user deactivated by Okta is signed out and can sign in again after reactivation', async () => {
  const email = someAddress();
  const { id } = await create(email);
  const { token } = await signInWithDirectory(email);
  expect((await ask('GET /access/user', token)).status).toBe(200);

  expect(await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })).toMatchObject({ status: 200 });
  expect((await ask('GET /access/user', token)).status).toBe(401);
  await expect(signInWithDirectory(email)).rejects.toThrow();

  const back = await scim('PUT', `/Users/${id}`, fromEntra(email, { id }));
  expect(back).toMatchObject({ status: 200, body: { active: true } });
  expect((await ask('GET /access/user', token)).status).toBe(401);
  expect((await signInWithDirectory(email)).id).toBe(id);
});

test('a deleted user is removed and can be created again', async () => {
  const email = someAddress();
  const { id } = await create(email);
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await scim('GET', `/Users/${id}`)).toMatchObject({ status: 404, body: { status: '404' } });
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(404);
  expect((await create(email)).id).not.toBe(id);
});

test('rejects a second user with the same address in any case, also when concurrent', async () => {
  const email = someAddress();
  await create(email);
  const again = await scim('POST', '/Users', fromEntra(email.toUpperCase()));
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  const came = someAddress('came-first');
  await signInWithDirectory(came);
  expect(await scim('POST', '/Users', fromEntra(came))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });

  const both = await Promise.all([1, 2, 3].map(() => scim('POST', '/Users', fromEntra(`x${email}`))));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('links an existing user by address, and a repeated change has no effect', async () => {
  const email = someAddress('Known');
  const { id } = await signInWithDirectory(email);
  const { body } = await search('Users', `userName eq "${email.toUpperCase()}"`);
  expect(body.Resources).toMatchObject([{ id, active: true }]);
  const change = () => patch(`/Users/${id}`, { op: 'Add', path: 'externalId', value: 'e-1' });
  const [first, second] = [await change(), await change()];
  expect(second.body.meta.version).toBe(first.body.meta.version);
  expect((await search('Users', 'externalId eq "e-1"')).body.Resources).toMatchObject([{ id }]);
  expect((await search('Users', 'externalId eq "E-1"')).body.totalResults).toBe(0);
});

test('a new address replaces the old one for sign-in', async () => {
  const [before, after] = [someAddress(), someAddress('renamed')];
  const { id } = await create(before);
  const { status } = await scim('PUT', `/Users/${id}`, fromEntra(after));
  expect(status).toBe(200);
  expect((await signInWithDirectory(after)).id).toBe(id);
  expect((await signInWithDirectory(before)).id).not.toBe(id);
});

test('the directory cannot change the address of an administrator', async () => {
  const { id } = await create();
  const everything = await makeGroup('ALL');
  await giveRole(id, heldRole('Administrator', everything));
  const moved = await patch(`/Users/${id}`, {
    op: 'replace',
    path: 'emails[type eq "work"].value',
    value: someAddress(),
  });
  expect(moved).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
});

test('the directory cannot see or change users that it did not create or link', async () => {
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer')];
  for (const { id, email } of [ada, grace]) {
    const before = await readPerson(id);
    const answers = [
      await scim('GET', `/Users/${id}`),
      await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
      await patch(`/Users/${id}`, { op: 'add', path: 'externalId', value: 'mine' }),
      await scim('PUT', `/Users/${id}`, fromEntra(email, { active: false })),
      await scim('DELETE', `/Users/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const filter of [`userName eq "${email}"`, `id eq "${id}"`, `emails.value eq "${email}"`])
      expect((await search('Users', filter)).body.totalResults, filter).toBe(0);
    expect(await scim('POST', '/Users', fromEntra(someAddress(), { userName: email }))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    expect(await readPerson(id)).toEqual(before);
  }
});

test('the directory cannot reactivate a user disabled by an administrator', async () => {
  const ada = await signedIn('Administrator');
  const { id } = await create();
  const active = (value: boolean) => patch(`/Users/${id}`, { op: 'replace', path: 'active', value });
  const byHand = (status: 'active' | 'disabled') =>
    ada.ask('PATCH /access/users/{id}', { params: { id }, body: { status } });
  await byHand('disabled');
  await active(false);
  const renamed = await patch(`/Users/${id}`, { op: 'replace', value: { active: true, 'name.givenName': 'Eva' } });
  expect(renamed).toMatchObject({ status: 200, body: { active: false, name: { givenName: 'Eva' } } });
  expect(await readPerson(id)).toMatchObject({ status: 'disabled', first_name: 'Eva' });
  await byHand('active');
  for (const value of [false, true]) expect((await active(value)).body.active).toBe(value);
  await active(false);
  await byHand('disabled');
  expect((await active(true)).body.active).toBe(false);
});

test('a userName in any case is unique among all users', async () => {
  const [email, came] = [someAddress(), someAddress('came')];
  const { id } = await create();
  await create(email);
  await signInWithDirectory(came);
  const uniqueness = { status: 409, body: { scimType: 'uniqueness' } };
  for (const userName of [email.toUpperCase(), came]) {
    expect(await patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: userName })).toMatchObject(uniqueness);
    expect(await scim('PUT', `/Users/${id}`, fromEntra(someAddress(), { userName }))).toMatchObject(uniqueness);
    expect(await scim('POST', '/Users', fromEntra(someAddress(), { userName }))).toMatchObject(uniqueness);
    expect((await search('Users', `userName eq "${userName}"`)).body.totalResults).toBe(1);
  }
});

test('rejects an address outside the directory’s domains and an invalid user', async () => {
  const wrong = [
    fromEntra(`${randomUUID()}@elsewhere.example`),
    fromEntra('no address'),
    { schemas: [USER] },
    fromEntra(someAddress(), { active: 'perhaps' }),
    [],
  ];
  for (const body of wrong) {
    const answer = await scim('POST', '/Users', body);
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect(answer.body).toMatchObject({ status: '400', scimType: expect.any(String), detail: expect.any(String) });
  }
});

test('rejects a change to an outdated version and answers 304 for an unchanged user', async () => {
  const { id, meta } = await create();
  const rename = { schemas: ['x'], Operations: [{ op: 'replace', path: 'name.givenName', value: 'Eva' }] };
  expect(await scim('PATCH', `/Users/${id}`, rename, { 'if-match': meta.version })).toMatchObject({ status: 200 });
  expect(await scim('PATCH', `/Users/${id}`, rename, { 'if-match': meta.version })).toMatchObject({ status: 412 });
  const { headers } = await scim('GET', `/Users/${id}`);
  const known = await scim('GET', `/Users/${id}`, undefined, { 'if-none-match': headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

test('pages contain each user once, with only the requested attributes', async () => {
  const name = `Page-${randomUUID()}`;
  for (let n = 0; n < 5; n++) await create(someAddress(), { name: { familyName: name } });
  const seen = new Set<string>();
  for (const [startIndex, itemsPerPage] of [
    [1, 2],
    [3, 2],
    [5, 1],
    [7, 0],
  ]) {
    const page = `&startIndex=${startIndex}&count=2&attributes=userName`;
    const { body } = await search('Users', `name.familyName eq "${name}"`, page);
    expect(body).toMatchObject({ totalResults: 5, startIndex, itemsPerPage });
    for (const user of body.Resources) {
      expect(Object.keys(user).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
      seen.add(user.id);
    }
  }
  expect(seen.size).toBe(5);
});

test('answers valid filters and rejects others as invalidFilter', async () => {
  const email = someAddress('Filter');
  const { id } = await create(email);
  const right = [
    `userName eq "${email}" and active eq true`,
    `USERNAME EQ "${email.toUpperCase()}" and active eq "True"`,
    `emails[type eq "work" and value eq "${email}"]`,
    `emails.value eq "${email}"`,
    `emails co "${email.slice(0, 30)}"`,
    `urn:ietf:params:scim:schemas:core:2.0:User:userName sw "${email.slice(0, 43)}"`,
    `id eq "${id}"`,
    `(userName eq "${email}" or userName eq "x") and not (active eq false)`,
    `externalId pr and userName eq "${email}"`,
  ];
  for (const filter of right)
    expect((await search('Users', filter)).body, filter).toMatchObject({ Resources: [{ id }] });
  const wrong = [
    'userName',
    'userName eq',
    'eq eq eq',
    'a.b.c eq "x"',
    '__proto__ eq "x"',
    'constructor.name eq "Object"',
  ];
  for (const filter of [...wrong, `${'('.repeat(2_000)}`, 'not '.repeat(900), 'emails[', 'password eq "x"'])
    expect(await search('Users', filter), filter).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } });
});

test('a PATCH path changes only declared attributes', async () => {
  const { id } = await create();
  const paths = [
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'name.__proto__.polluted',
    'toString',
    'roles',
  ];
  for (const path of paths)
    expect([200, 400]).toContain((await patch(`/Users/${id}`, { op: 'add', path, value: 'yes' })).status);
  const body = `{"schemas":[],"Operations":[{"op":"add","value":{"__proto__":{"polluted":"yes"},"roles":[{"value":"Administrator"}]}}]}`;
  await scim('PATCH', `/Users/${id}`, JSON.parse(body));
  expect(await readPerson(id)).toMatchObject({ roles: [], directory_roles: [] });
  const wrong = [
    [{ op: 'move', path: 'active', value: true }],
    [{ op: 'remove' }],
    [{ op: 'add', value: 'x' }],
    [{ op: 'replace', path: 'a b c', value: 1 }],
    [{ op: 'replace', path: 'groups', value: [] }],
    [{ op: 'replace', path: 'emails[type ne "work"].value', value: 'x' }],
  ];
  for (const operations of wrong)
    expect((await patch(`/Users/${id}`, ...operations)).status, JSON.stringify(operations)).toBe(400);
});

test('describes its configuration, schemas and resource types', async () => {
  for (const path of [
    '/ServiceProviderConfig',
    '/Schemas',
    '/ResourceTypes',
    `/Schemas/${USER}`,
    '/ResourceTypes/User',
  ])
    expect(await scim('GET', path), path).toMatchObject({ status: 200, body: { schemas: [expect.any(String)] } });
  expect((await scim('GET', '/Schemas/none')).status).toBe(404);
});

test('answers unknown paths and methods with SCIM errors and the allowed methods', async () => {
  for (const path of ['/Unknown', '/Users/a/b', '/Bulk', '/Me'])
    expect(await scim('GET', path)).toMatchObject({ status: 404, body: { schemas: [SCIM_ERROR], status: '404' } });
  const answer = await scim('DELETE', '/Users');
  expect(answer).toMatchObject({ status: 405, body: { schemas: [SCIM_ERROR], status: '405' } });
  expect(answer.headers.get('allow')).toBe('GET, POST');
});
