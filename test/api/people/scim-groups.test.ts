import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ROLES } from '#domain/enumerations.ts';
import { rolesOf } from '#domain/people/person.ts';
import { heldRole } from '#domain/people/role.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { patch, scim, search } from '#test/api/directory.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { connect, readDirectory } from '#test/api/seed/directory.ts';
import { giveRole, readPerson } from '#test/api/seed/people.ts';
import { signInWithDirectory } from '#test/api/sign-in-with-directory.ts';

let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  await connect();
  ada = await signedIn('Administrator');
});

const GROUP = ['urn:ietf:params:scim:schemas:core:2.0:Group'];

const person = async (): Promise<string> => {
  const email = `${randomUUID()}@corp.meridian.example`;
  const { body } = await scim('POST', '/Users', { userName: email, name: { givenName: 'Ana', familyName: 'Ruiz' } });
  return body.id;
};
const people = (count: number) => Promise.all(Array.from({ length: count }, person));

const newGroup = async (members: string[] = [], displayName = someName('Claims')) => {
  const made = await scim('POST', '/Groups', {
    schemas: GROUP,
    displayName,
    externalId: `e-${displayName}`,
    members: members.map((value) => ({ value })),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { id: String(made.body.id), name: displayName };
};
const membersOf = async (id: string): Promise<string[]> => {
  const { body } = await scim('GET', `/Groups/${id}`);
  return body.members.map(({ value }: { value: string }) => value).sort();
};
const rolesIn = async (id: string) =>
  rolesOf((await readPerson(id)) ?? expect.fail())
    .map(({ name, resource_group }) => `${name} ${resource_group.id}`)
    .sort();
const rule = (directory_group: string, role: (typeof ROLES)[number], ...groups: { id: string }[]) =>
  ada.api('POST /access/directory/rules', {
    body: { directory_group, role, resource_groups: groups.map(({ id }) => id) },
  });

test('members follow the changes of Entra ID and of Okta', async () => {
  const [a, b, c] = await people(3);
  const { id } = await newGroup();
  const entra = (op: string, ...ids: (string | undefined)[]) => ({
    op,
    path: 'members',
    value: ids.map((value) => ({ $ref: null, value })),
  });
  expect((await patch(`/Groups/${id}`, entra('Add', a, b))).status).toBe(204);
  expect((await patch(`/Groups/${id}`, entra('Add', c), entra('Remove', a))).status).toBe(204);
  expect(await membersOf(id)).toEqual([b, c].sort());

  expect((await patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${b}"]` })).status).toBe(204);
  expect(
    (await patch(`/Groups/${id}`, { op: 'replace', path: 'members', value: [{ value: a, display: 'x' }] })).status,
  ).toBe(204);
  expect(await membersOf(id)).toEqual([a]);
  const renamed = someName('Renamed');
  expect((await patch(`/Groups/${id}`, { op: 'replace', value: { id, displayName: renamed } })).status).toBe(204);
  expect(
    (await search('Groups', `displayName eq "${renamed.toUpperCase()}"`, '&excludedAttributes=members')).body,
  ).toMatchObject({
    totalResults: 1,
    Resources: [expect.not.objectContaining({ members: expect.anything() })],
  });
  expect((await scim('GET', `/Users/${a}`)).body.groups).toMatchObject([{ value: id, display: renamed }]);
  expect((await patch(`/Groups/${id}`, { op: 'remove', path: 'members' })).status).toBe(204);
  expect(await membersOf(id)).toEqual([]);
});

test('concurrent changes of one group are all kept', async () => {
  const all = await people(8);
  const [stay, come] = [all.slice(0, 4), all.slice(4)];
  const { id } = await newGroup(stay);
  const answers = await Promise.all([
    ...come.map((value) => patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value }] })),
    ...stay.slice(0, 2).map((value) => patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${value}"]` })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  expect(await membersOf(id)).toEqual([...stay.slice(2), ...come].sort());
});

test('a group version covers its members, names are unique and unknown members are rejected', async () => {
  const [a, b] = await people(2);
  const { id, name } = await newGroup();
  const { headers } = await scim('GET', `/Groups/${id}`);
  const etag = headers.get('etag') ?? '';
  await patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value: a }, { value: b }] });
  expect((await scim('GET', `/Groups/${id}`, undefined, { 'if-none-match': etag })).status).toBe(200);
  expect((await scim('PUT', `/Groups/${id}`, { displayName: name }, { 'if-match': etag })).status).toBe(412);
  const before = (await scim('GET', `/Groups/${id}`)).headers.get('etag') ?? '';
  await scim('DELETE', `/Users/${b}`);
  expect((await scim('GET', `/Groups/${id}`, undefined, { 'if-none-match': before })).status, 'one is gone').toBe(200);
  expect(await scim('POST', '/Groups', { displayName: name.toUpperCase() })).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });
  // Only users from the directory can become members.
  for (const value of [randomUUID(), ada.id])
    expect(await patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value }] })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
  expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
  expect((await readPerson(a ?? ''))?.directory_groups).toEqual([]);
});

test('a rule assigns its role to group members, and removes only that role from former members', async () => {
  const [a, b] = await people(2);
  const [claims, fraud] = [await makeGroup(), await makeGroup()];
  const { id, name } = await newGroup([a ?? '']);
  await giveRole(b ?? '', heldRole('ApplicationContributor', claims));
  const made = await rule(name, 'ApplicationContributor', claims, fraud);
  expect(made).toMatchObject({ directory_group: name, members: 1 });
  const [inClaims, inFraud] = [claims, fraud].map((group) => `ApplicationContributor ${group.id}`);
  const both = [inClaims, inFraud].sort();
  // A job assigns the role to existing members.
  await expect.poll(() => rolesIn(a ?? '')).toEqual(both);

  const move = (op: string, value: string | undefined) =>
    patch(`/Groups/${id}`, { op, path: 'members', value: [{ value }] });
  await move('add', b);
  expect(await rolesIn(b ?? '')).toEqual(both);
  await move('remove', b);
  await move('remove', a);
  expect(await rolesIn(b ?? '')).toEqual([inClaims]);
  expect(await rolesIn(a ?? '')).toEqual([]);

  await move('add', a);
  await ada.ask('DELETE /access/directory/rules/{id}', { params: { id: made.id } });
  await expect.poll(() => rolesIn(a ?? '')).toEqual([]);
});

test('the audit log records changes of the directory as its own, with group and member names', async () => {
  const [a = ''] = await people(1);
  const { id, name } = await newGroup([a]);
  const group = await makeGroup();
  await rule(name, 'ApplicationReviewer', group);
  await expect.poll(() => rolesIn(a)).toHaveLength(1);
  expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
  const trailOf = async (one: string) => (await ada.api('GET /audit', { query: { id: one } })).entries;
  const [by, as] = [{ id: 'directory', name: 'Corporate directory' }, 'directory'];
  expect(await trailOf(a)).toMatchObject([
    {
      as,
      by,
      changes: [{ field: 'directory_groups', from: [id], to: [] }, { field: 'directory_roles' }],
      names: { [id]: name },
    },
    // The actor of a role change is the author of the rule.
    { as, by: { id: ada.id, name: ada.name }, changes: [{ field: 'directory_roles' }] },
    { as, by, changes: [{ field: 'directory_groups', from: [], to: [id] }], names: { [id]: name } },
    { as, by, action: 'created' },
  ]);
  const members = [{ id: a, name: 'Ana Ruiz' }];
  expect(await trailOf(id)).toMatchObject([
    { as, by, changes: [{ field: 'external_id' }, { field: 'is_told_of' }] },
    { as, by, changes: [{ field: 'members_removed', to: members }] },
    { as, by, changes: [{ field: 'members_added', to: members }] },
    { as, by, action: 'created' },
  ]);
});

test('a rule can name a group before the directory creates it and after its deletion', async () => {
  const [a] = await people(1);
  const group = await makeGroup();
  const name = someName('To come');
  await rule(name, 'ApplicationReviewer', group);
  expect((await search('Groups', `displayName eq "${name}"`)).body.totalResults).toBe(0);
  for (const _ of ['first', 'again']) {
    const { id } = await newGroup([a ?? ''], name);
    expect(await rolesIn(a ?? '')).toEqual([`ApplicationReviewer ${group.id}`]);
    expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await scim('GET', `/Groups/${id}`)).status).toBe(404);
    expect(await rolesIn(a ?? '')).toEqual([]);
  }
});

test('deleting an application group removes it from rules, with the roles that they gave there', async () => {
  const [a = ''] = await people(1);
  const [group, kept] = [await makeGroup(), await makeGroup()];
  const { name } = await newGroup([a]);
  const [both, only] = [
    await rule(name, 'ApplicationReviewer', group, kept),
    await rule(name, 'ApplicationContributor', group),
  ];
  await expect.poll(() => rolesIn(a)).toHaveLength(3);
  const params = { id: group.id };
  const remove = (query: object) => ada.ask('DELETE /access/resource-groups/{id}', { params, query: { ...query } });
  const refused = problemOf(await remove({}));
  expect(refused).toMatchObject({ code: 'group_in_use', lost: { rules: { total: 2 } } });
  expect(refused.lost?.rules.first).toEqual(
    expect.arrayContaining([
      { id: both.id, name, roles: ['ApplicationReviewer'] },
      { id: only.id, name, roles: ['ApplicationContributor'] },
    ]),
  );
  const again = { directory_group: name, role: 'ApplicationApprover', resource_groups: [group.id] };
  expect((await remove({ force: true })).status).toBe(202);
  expect((await ada.ask('POST /access/directory/rules', { body: again })).status).toBe(422);
  await expect.poll(async () => (await ada.ask('GET /access/resource-groups/{id}', { params })).status).toBe(404);
  expect((await readDirectory())?.rules.filter(({ id }) => id === both.id || id === only.id)).toMatchObject([
    { id: both.id, resource_groups: [kept.id] },
  ]);
  expect(await rolesIn(a)).toEqual([`ApplicationReviewer ${kept.id}`]);
});

test('an administrator by a rule alone cannot delete it, and a rule needs existing groups', async () => {
  const everything = await makeGroup('ALL');
  const grace = await signInWithDirectory(`${randomUUID()}@corp.meridian.example`);
  const { name } = await newGroup([grace.id]);
  const { id } = await rule(name, 'Administrator', everything);
  await expect.poll(() => rolesIn(grace.id)).toEqual([`Administrator ${everything.id}`]);
  const refused = await ask('DELETE /access/directory/rules/{id}', grace.token, { params: { id } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'own_account' } });
  expect((await ada.ask('DELETE /access/directory/rules/{id}', { params: { id } })).status).toBe(204);
  for (const resource_groups of [[], [randomUUID()]])
    expect(
      await ada.ask('POST /access/directory/rules', {
        body: { directory_group: name, role: 'ApplicationReviewer', resource_groups },
      }),
    ).toMatchObject({ status: 422 });
});

test('no directory change makes an administrator without a rule for that role', async () => {
  const [members, everything] = [await people(3), await makeGroup('ALL')];
  const groups = [await newGroup(), await newGroup()];
  for (const { name } of groups) await rule(name, 'ApplicationContributor', everything);
  const value = fc.oneof(
    fc.constantFrom(...members.map((id) => [{ value: id }])),
    fc.constantFrom('Administrator', true, null, [
      { value: 'Administrator', display: 'Administrator', type: 'direct' },
    ]),
    fc.constant([heldRole('Administrator', everything)]),
  );
  const path = fc.constantFrom(
    ...[
      'members',
      'displayName',
      'roles',
      'directory_roles',
      'groups',
      'entitlements',
      'active',
      '__proto__.roles',
      'name.givenName',
    ],
    ...['urn:ietf:params:scim:schemas:core:2.0:User:roles', 'members[value pr]', 'emails[type eq "work"].value'],
  );
  const operation = fc.record({ op: fc.constantFrom('add', 'Replace', 'remove'), path, value });
  const target = fc.oneof(
    fc.constantFrom(...members.map((id) => `/Users/${id}`)),
    fc.constantFrom(...groups.map(({ id }) => `/Groups/${id}`)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(target, fc.array(operation, { minLength: 1, maxLength: 3 })), { maxLength: 4 }),
      async (changes) => {
        for (const [where, operations] of changes) expect((await patch(where, ...operations)).status).toBeLessThan(500);
        for (const id of members) expect(isAdministrator(rolesOf((await readPerson(id)) ?? expect.fail()))).toBe(false);
      },
    ),
    { numRuns: 12 },
  );
});
