/** Roles with a last day. */
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { heldRole } from '#domain/people/role.ts';
import { dayIn } from '#domain/time-zone.ts';
import { COMPANY } from '#local/demo/company.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { giveRole } from '#test/api/seed/people.ts';

const TODAY = dayIn(COMPANY.time_zone);
/** Past in every time zone, because another test changes the company's. */
const PAST = addDays(TODAY, -2);
const SOON = addDays(TODAY, 30);

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn('Administrator');
});

const auditorIn = (group: Parameters<typeof heldRole>[1], ends_on: string) =>
  heldRole('ApplicationAuditor', group, { ends_on, end_set_by: admin.id });

const temporaryAdministrator = async () => {
  const person = await signedIn('Administrator');
  const [role] = (await person.api('GET /access/user', {})).roles;
  const group = role?.resource_group ?? expect.fail();
  await giveRole(person.id, heldRole('Administrator', group, { ends_on: SOON, end_set_by: admin.id }));
  return person;
};

const assign = (user_id: string, resource_group_id: string, query: { ends_on?: string | 'none' } = {}) => ({
  params: { user_id, role_id: 'ApplicationAuditor' as const, resource_group_id },
  query,
});
const ROUTE = 'PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}';

test('a role shows its last day to administrators, to the person and to others who see the application', async () => {
  const [group, auditor] = [await makeGroup(), await signedIn()];
  const application = await admin.api('POST /applications', {
    body: { name: someName(), resource_groups: [group.id] },
  });
  const given = await admin.api(ROUTE, assign(auditor.id, group.id, { ends_on: SOON }));
  expect(given.roles).toMatchObject([{ name: 'ApplicationAuditor', ends_on: SOON }]);
  expect((await auditor.api('GET /access/user', {})).roles).toMatchObject([{ ends_on: SOON }]);
  const { users } = await admin.api('GET /access/users', { query: { text: auditor.email } });
  expect(users).toMatchObject([{ roles: [{ ends_on: SOON }] }]);
  const params = { id: application.id };
  const seen = await auditor.api('GET /applications/{id}/authorized-users', { params, query: { text: auditor.email } });
  expect(seen.users).toMatchObject([{ roles: [{ name: 'ApplicationAuditor', ends_on: SOON }] }]);

  const extended = await admin.api(ROUTE, assign(auditor.id, group.id, { ends_on: addDays(SOON, 30) }));
  expect(extended.roles).toMatchObject([{ ends_on: addDays(SOON, 30) }]);
  const later = { ends_on: addDays(SOON, 30) };
  expect((await admin.api(ROUTE, assign(auditor.id, group.id))).roles, 'left out').toMatchObject([later]);
  const body = { roles: [{ id: 'ApplicationAuditor' as const, resource_group_id: group.id }] };
  const saved = await admin.api('PATCH /access/users/{user_id}', { params: { user_id: auditor.id }, body });
  expect(saved.roles, 'left out').toMatchObject([later]);
  const unlimited = await admin.api(ROUTE, assign(auditor.id, group.id, { ends_on: 'none' }));
  expect(unlimited.roles).toMatchObject([{ ends_on: null }]);
});

test('a role counts on its last day and gives nothing from the next day', async () => {
  const [group, auditor] = [await makeGroup(), await signedIn()];
  const { id } = await admin.api('POST /applications', { body: { name: someName(), resource_groups: [group.id] } });
  const read = async () => (await auditor.ask('GET /applications/{id}', { params: { id } })).status;
  await giveRole(auditor.id, auditorIn(group, TODAY));
  expect(await read()).toBe(200);
  await giveRole(auditor.id, auditorIn(group, PAST));
  expect(await read()).toBe(403);
  expect((await auditor.api('GET /access/user', {})).roles).toEqual([]);
  const seen = await admin.api('GET /applications/{id}/authorized-users', {
    params: { id },
    query: { text: auditor.email },
  });
  expect(seen.total).toBe(0);
  // Saving the other fields keeps the role until the job removes it.
  const roles = [{ id: 'ApplicationAuditor' as const, resource_group_id: group.id, ends_on: PAST }];
  const body = { first_name: 'Grace', roles };
  await admin.api('PATCH /access/users/{user_id}', { params: { user_id: auditor.id }, body });
  const begun = await admin.ask('POST /access/users/{user_id}/viewings', { params: { user_id: auditor.id } });
  expect(begun.status).toBe(201);
});

test('rejects a last day in the past, and two ends of the same role', async () => {
  const [group, person] = [await makeGroup(), await signedIn()];
  const late = problemOf(await admin.ask(ROUTE, assign(person.id, group.id, { ends_on: PAST })));
  expect(late).toMatchObject({ status: 422, errors: [{ path: 'ends_on', code: 'day_out_of_range' }] });
  const role = (ends_on: string | null) => ({
    id: 'ApplicationAuditor' as const,
    ...{ resource_group_id: group.id, ends_on },
  });
  const save = async (...roles: ReturnType<typeof role>[]) =>
    problemOf(await admin.ask('PATCH /access/users/{user_id}', { params: { user_id: person.id }, body: { roles } }));
  expect(await save(role(SOON), role(null))).toMatchObject({ errors: [{ path: 'roles', code: 'repeated' }] });
  expect(await save(role(PAST))).toMatchObject({ errors: [{ path: 'roles', code: 'day_out_of_range' }] });
  const { errors } = problemOf(
    await admin.ask('POST /access/invitations', {
      body: {
        people: [{ email: 'a@example.com', first_name: 'A', role: role(null).id, groups: [group.id], ends_on: PAST }],
      },
    }),
  );
  expect(errors).toMatchObject([{ path: 'people.0.ends_on', code: 'day_out_of_range' }]);
});

test('an administrator cannot change the end of their own administrator role', async () => {
  const own = await admin.api('GET /access/users/{user_id}', { params: { user_id: admin.id } });
  const roles = own.roles.map(({ id, resource_group }) => ({
    ...{ id, resource_group_id: resource_group.id, ends_on: SOON },
  }));
  const refused = await admin.ask('PATCH /access/users/{user_id}', { params: { user_id: admin.id }, body: { roles } });
  expect(problemOf(refused)).toMatchObject({ status: 409, code: 'own_account' });
  const other = await signedIn('Administrator');
  const [role] = (await other.api('GET /access/user', {})).roles;
  await giveRole(
    other.id,
    heldRole('Administrator', role?.resource_group ?? expect.fail(), {
      ...{ ends_on: SOON, end_set_by: admin.id },
    }),
  );
  const extend = await other.ask('PATCH /access/users/{user_id}', {
    params: { user_id: other.id },
    body: { roles: roles.map((one) => ({ ...one, ends_on: null })) },
  });
  expect(problemOf(extend)).toMatchObject({ status: 422, errors: [{ code: 'outlasts_yours' }] });
  const another = await other.ask(ROUTE, {
    query: { ends_on: SOON },
    params: { user_id: other.id, role_id: 'ApplicationApprover', resource_group_id: role?.resource_group.id ?? '' },
  });
  expect(problemOf(another)).toMatchObject({ status: 409, code: 'own_account' });
});

test('an administrator extends no administrator role of their own, not even beside one without an end', async () => {
  const [group, own] = [await makeGroup(), await signedIn('Administrator')];
  const role = { params: { user_id: own.id, role_id: 'Administrator' as const, resource_group_id: group.id } };
  const given = await admin.api(ROUTE, { ...role, query: { ends_on: SOON } });
  for (const ends_on of ['none', addDays(SOON, 1)]) {
    const refused = await own.ask(ROUTE, { ...role, query: { ends_on } });
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'own_account' });
  }
  const roles = given.roles.map(({ id, resource_group }) => ({ id, resource_group_id: resource_group.id }));
  const save = (ends_on?: null) =>
    own.ask('PATCH /access/users/{user_id}', {
      params: { user_id: own.id },
      body: { roles: roles.map((one) => ({ ...one, ...(ends_on === null && { ends_on }) })) },
    });
  expect(problemOf(await save(null))).toMatchObject({ status: 409, code: 'own_account' });
  expect((await save()).status, 'unchanged ends').toBe(200);
  const auditor = await own.api(ROUTE, assign(own.id, group.id));
  expect(auditor.roles, 'another role').toHaveLength(3);
  const removed = 'DELETE /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}';
  expect((await own.api(removed, { params: role.params })).roles).toHaveLength(2);
});

test('a temporary administrator gets no power through an API client that outlasts the own role', async () => {
  const [group, temporary] = [await makeGroup(), await temporaryAdministrator()];
  const make = (ends_on: string | null, expires_at: string | null = null) =>
    admin.api('POST /access/api-clients', {
      body: {
        ...{ name: someName(), access: 'read', expires_at },
        roles: [{ id: 'ApplicationAuditor', resource_group_id: group.id, ends_on }],
      },
    });
  const change = (id: string, body: object) =>
    temporary.ask('PATCH /access/api-clients/{id}', { params: { id }, body });
  const rotate = (id: string) =>
    temporary.ask('POST /access/api-clients/{id}/secrets', { params: { id }, body: { overlap_days: 0 } });
  const { id } = await make(null, `${SOON}T00:00:00Z`);
  const ended = { status: 403, detail: expect.stringContaining(SOON) };
  expect(problemOf(await rotate(id))).toMatchObject(ended);
  expect(problemOf(await change(id, { access: 'read_write' }))).toMatchObject(ended);
  expect(problemOf(await change(id, { expires_at: null }))).toMatchObject(ended);
  const name = someName();
  expect(await change(id, { status: 'disabled', name })).toMatchObject({ status: 200, body: { name } });
  expect(problemOf(await change(id, { status: 'active' }))).toMatchObject(ended);
  const shorter = [{ id: 'ApplicationAuditor', resource_group_id: group.id, ends_on: SOON }];
  expect((await change(id, { status: 'active', roles: shorter })).status, 'with shorter roles').toBe(200);

  const equal = await make(SOON);
  expect((await rotate(equal.id)).status).toBe(201);
  expect((await change(equal.id, { access: 'read_write' })).status).toBe(200);
  const revoked = await temporary.ask('DELETE /access/api-clients/{id}', { params: { id: (await make(null)).id } });
  expect(revoked.status).toBe(204);
});

test('a temporary administrator gives no role that outlasts the own one, in any way', async () => {
  const [group, person, temporary] = [await makeGroup(), await signedIn(), await temporaryAdministrator()];
  const late = addDays(SOON, 1);
  const given = (ends_on?: string | null) => [
    { id: 'ApplicationAuditor' as const, resource_group_id: group.id, ...(ends_on !== undefined && { ends_on }) },
  ];
  const user = { params: { user_id: person.id } };
  const invited = { email: `${crypto.randomUUID()}@example.com`, first_name: 'Ada' };
  const client = { name: someName(), access: 'read' as const, expires_at: null };
  for (const [refused, path] of [
    [await temporary.ask(ROUTE, assign(person.id, group.id)), 'ends_on'],
    [await temporary.ask(ROUTE, assign(person.id, group.id, { ends_on: late })), 'ends_on'],
    [await temporary.ask('PATCH /access/users/{user_id}', { ...user, body: { roles: given() } }), 'roles'],
    [await temporary.ask('POST /access/users', { body: { ...invited, language: 'en', roles: given(null) } }), 'roles'],
    [await temporary.ask('POST /access/api-clients', { body: { ...client, roles: given(late) } }), 'roles'],
    [
      await temporary.ask('POST /access/invitations', {
        body: { people: [{ ...invited, role: 'ApplicationAuditor', groups: [group.id] }] },
      }),
      'people.0.ends_on',
    ],
  ] as const)
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path, code: 'outlasts_yours' }] });
  const rule = { directory_group: someName(), role: 'ApplicationAuditor' as const, resource_groups: [group.id] };
  expect((await temporary.ask('POST /access/directory/rules', { body: rule })).status).toBe(403);
  const params = { id: (await admin.api('POST /access/directory/rules', { body: rule })).id };
  const promoted = { ...rule, role: 'Administrator' as const };
  const refused = await temporary.ask('PUT /access/directory/rules/{id}', { params, body: promoted });
  expect(problemOf(refused)).toMatchObject({ status: 403, detail: expect.stringContaining(SOON) });
  expect((await temporary.ask('DELETE /access/directory/rules/{id}', { params })).status).toBe(204);
  expect((await temporary.ask('POST /access/directory/tokens', {})).status).toBe(403);

  await admin.api(ROUTE, assign(person.id, group.id));
  const kept = await temporary.api('PATCH /access/users/{user_id}', {
    ...user,
    body: { first_name: 'Grace', roles: given() },
  });
  expect(kept.roles, 'a role that is already held stays').toMatchObject([{ ends_on: null }]);
  const equal = await temporary.api(ROUTE, assign(person.id, group.id, { ends_on: SOON }));
  expect(equal.roles).toMatchObject([{ ends_on: SOON }]);
});
