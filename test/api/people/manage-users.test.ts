/** User management by administrators over HTTP. */

import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, test } from 'vitest';
import { environment } from '#contract/environment.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { changePerson, noteOnPerson } from '#test/api/seed/people.ts';
import { eventually } from '#test/eventually.ts';

const OWN_PASSWORD = 'A-Password-Of-My-Own-7';

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn('Administrator');
});

const someEmail = () => `${randomUUID()}@example.com`;
const invitation = (more: object = {}) => ({ email: someEmail(), first_name: 'Grace', last_name: 'Hopper', ...more });
const invite = (body = invitation()) => admin.api('POST /access/users', { body });
const of = (user_id: string) => ({ params: { user_id } });
const given = (id: 'ApplicationReviewer' | 'ApplicationContributor' | 'Administrator', group: { id: string }) => ({
  id,
  resource_group_id: group.id,
});

const temporaryPassword = async (email: string) => (await mailsTo(email))[0]?.code ?? expect.fail();

/** Signs in with the mailed temporary password and replaces it. */
const signInFirst = async (email: string) => {
  const pool = new CognitoIdentityProviderClient();
  const ClientId = environment('WEB_CLIENT_ID');
  const { ChallengeName, Session } = await pool.send(
    new InitiateAuthCommand({
      ...{ AuthFlow: 'USER_PASSWORD_AUTH', ClientId },
      AuthParameters: { USERNAME: email, PASSWORD: await temporaryPassword(email) },
    }),
  );
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const { AuthenticationResult } = await pool.send(
    new RespondToAuthChallengeCommand({
      ...{ ChallengeName, ClientId, Session },
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: OWN_PASSWORD },
    }),
  );
  pool.destroy();
  return AuthenticationResult?.AccessToken ?? expect.fail();
};

/** Audit entries, newest first. */
const historyOf = async (id: string) => {
  const { entries } = await admin.api('GET /audit', { query: { what: ['user'], id, limit: 100 } });
  return entries.map(({ action, by }) => [action, by.name]);
};

test('an invited user gets a mail in their language, signs in and becomes active', async () => {
  const group = await makeGroup();
  const body = invitation({ language: 'es', roles: [given('ApplicationReviewer', group)] });
  const made = await invite(body);
  const { email, first_name, last_name } = body;
  expect(made).toMatchObject({ email, first_name, last_name, language: 'es', status: 'invited', version: 2 });
  const { id, name, group_type } = group;
  expect(made.roles).toEqual([
    { id: 'ApplicationReviewer', name: 'ApplicationReviewer', ends_on: null, resource_group: { id, name, group_type } },
  ]);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Su invitación a Plumbline']);

  const token = await signInFirst(email);
  expect((await ask('GET /access/user', token)).body).toMatchObject({
    ...{ id: made.id, email, roles: made.roles },
    companyId: made.companyId,
  });
  const shown = await admin.api('GET /access/users/{user_id}', of(made.id));
  expect(shown).toMatchObject({ status: 'active', last_sign_in_at: expect.any(String), version: 2 });
});

test('rejects a second invitation of an address in any case, also when concurrent', async () => {
  const body = invitation();
  await invite(body);
  const again = { ...body, email: body.email.toUpperCase() };
  const refused = problemOf(await admin.ask('POST /access/users', { body: again }));
  expect(refused).toMatchObject({ status: 409, code: 'taken', errors: [{ path: 'email' }] });

  const both = await Promise.all(
    [1, 2].map(() => admin.ask('POST /access/users', { body: invitation({ email: 'b@example.com' }) })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('finds users by text, status, role and group, in any order, with facet counts', async () => {
  const [group, other] = [await makeGroup(), await makeGroup()];
  const name = someName('Zz').replaceAll(/\d/g, 'x');
  const roles = [given('ApplicationReviewer', group), given('ApplicationContributor', group)];
  const first = await invite(invitation({ first_name: name, last_name: 'B', roles }));
  const second = await invite(
    invitation({ first_name: name, last_name: 'A', roles: [given('ApplicationReviewer', other)] }),
  );
  const none = await invite(invitation({ first_name: name, last_name: 'C' }));
  await admin.api('PATCH /access/users/{user_id}', { ...of(none.id), body: { status: 'disabled' } });

  const find = async (query: object) => {
    const page = await admin.api('GET /access/users', { query: { text: name, ...query } });
    return { ...page, ids: page.users.map(({ id }) => id) };
  };
  const all = await find({});
  expect(all.ids).toEqual([second.id, first.id, none.id]);
  expect(all.facets).toEqual({
    status: { invited: 2, disabled: 1 },
    mail: { sent: 3 },
    role: { ApplicationReviewer: 2, ApplicationContributor: 1, none: 1 },
    resource_groups: { [group.id]: 1, [other.id]: 1 },
  });
  expect((await find({ sort: '-created_at' })).ids).toEqual([none.id, second.id, first.id]);
  expect((await find({ status: ['disabled'] })).ids).toEqual([none.id]);
  expect((await find({ role: ['ApplicationContributor'] })).ids).toEqual([first.id]);
  expect((await find({ role: ['none'] })).ids).toEqual([none.id]);
  expect((await find({ resource_groups: [other.id] })).ids).toEqual([second.id]);
  expect((await find({ text: first.email.slice(0, 20) })).ids).toEqual([first.id]);
  const { id: company } = await admin.api('GET /company', {});
  const [listed] = (await find({ role: ['ApplicationContributor'] })).users;
  const held = roles.map(({ id }) => ({ id, name: id, resource_group: { id: group.id, group_type: 'CUSTOM' } }));
  expect(listed).toMatchObject({ roles: held, companyId: company, resource_groups: [group.id], status: 'invited' });
});

test('assigned and removed roles apply at the next request, in lists and counts too', async () => {
  const [group, other] = [await makeGroup(), await makeGroup()];
  const person = await signedIn();
  const { id } = await admin.api('POST /applications', { body: { name: someName(), resource_groups: [group.id] } });
  const counts = async () => {
    const answer = await person.ask('GET /applications/metrics');
    return answer.status === 200 ? (answer.body as { total: number }).total : answer.status; // the body of a 200
  };
  expect(await counts()).toBe(403);

  const give = (resource_group_id: string, role_id = 'ApplicationReviewer') =>
    admin.api('PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}', {
      params: { user_id: person.id, role_id, resource_group_id },
    });
  const once = await give(group.id);
  expect(await give(group.id), 'given once').toEqual(once);
  expect(await counts()).toBe(1);
  expect((await person.ask('GET /applications/{id}', { params: { id } })).status).toBe(200);
  await give(other.id);
  await give(other.id, 'ApplicationContributor');

  const taken = await admin.api('DELETE /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}', {
    params: { user_id: person.id, role_id: 'ApplicationReviewer', resource_group_id: group.id },
  });
  expect(taken.roles.map(({ name, resource_group }) => [name, resource_group.id])).toEqual([
    ['ApplicationReviewer', other.id],
    ['ApplicationContributor', other.id],
  ]);
  expect(await counts()).toBe(0);
  const none = await admin.api('DELETE /access/users/{user_id}/roles/{role_id}', {
    params: { user_id: person.id, role_id: 'ApplicationReviewer' },
  });
  expect(none.roles.map(({ name }) => name)).toEqual(['ApplicationContributor']);

  const strange = problemOf(
    await admin.ask('PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}', {
      params: { user_id: person.id, role_id: 'ApplicationReviewer', resource_group_id: randomUUID() },
    }),
  );
  expect(strange).toMatchObject({ status: 422, errors: [{ path: 'resource_group_id', code: 'no_such_group' }] });
});

test('concurrent changes of one user all succeed, and a stale version is refused', async () => {
  const groups = await Promise.all(Array.from({ length: 4 }, () => makeGroup()));
  const { id } = await invite();
  await Promise.all(
    groups.map((group) =>
      admin.api('PUT /access/users/{user_id}/roles/{role_id}/resource-groups/{resource_group_id}', {
        params: { user_id: id, role_id: 'ApplicationReviewer', resource_group_id: group.id },
      }),
    ),
  );
  const { roles, version } = await admin.api('GET /access/users/{user_id}', of(id));
  expect(roles.map(({ resource_group }) => resource_group.id).toSorted()).toEqual(
    groups.map((one) => one.id).toSorted(),
  );
  expect(await historyOf(id)).toHaveLength(version);
  const stale = await admin.ask('PATCH /access/users/{user_id}', {
    ...of(id),
    body: { first_name: 'Zoë' },
    headers: { 'if-match': '"2"' },
  });
  expect(stale.status).toBe(412);
});

test('rejects more than a hundred roles for one user', async () => {
  const roles = Array.from({ length: 101 }, () => given('ApplicationReviewer', { id: randomUUID() }));
  const refused = problemOf(await admin.ask('POST /access/users', { body: invitation({ roles }) }));
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ path: 'roles', code: 'too_many_entries', params: { max: 100 } }],
  });
});

test('a disabled user is refused at once and must sign in again after reactivation', async () => {
  const person = await signedIn('ApplicationReviewer');
  const set = (status: 'active' | 'disabled') =>
    admin.api('PATCH /access/users/{user_id}', { ...of(person.id), body: { status } });
  expect(await set('disabled')).toMatchObject({ status: 'disabled' });
  expect((await person.ask('GET /access/user')).status).toBe(401);
  await expect(tokensOf(person)).rejects.toThrow(/disabled/i);
  await set('active');
  expect((await person.ask('GET /access/user')).status).toBe(401);
  expect((await ask('GET /access/user', (await tokensOf(person)).access)).status).toBe(200);
});

test('reactivating a user ends sessions that the user pool did not end', async () => {
  const person = await signedIn('ApplicationReviewer');
  await changePerson(person.id, { status: 'disabled' });
  await admin.api('PATCH /access/users/{user_id}', { ...of(person.id), body: { status: 'active' } });
  expect((await person.ask('GET /access/user')).status).toBe(401);
});

test('deleting a user ends access at once, frees the address and keeps the audit log', async () => {
  const person = await signedIn('ApplicationReviewer');
  expect((await admin.ask('DELETE /access/users/{user_id}', of(person.id))).status).toBe(204);
  expect((await person.ask('GET /access/user')).status).toBe(401);
  await expect(tokensOf(person)).rejects.toThrow();
  expect((await admin.ask('GET /access/users/{user_id}', of(person.id))).status).toBe(404);
  expect(await historyOf(person.id)).toEqual([
    ['removed', 'Test Person'],
    ['changed', 'Test Person'],
    ['created', 'Plumbline'],
  ]);
  const again = await invite(invitation({ email: person.email }));
  expect(again.id).not.toBe(person.id);
});

test('administrators cannot lock themselves out', async () => {
  const ways = [
    () => admin.ask('DELETE /access/users/{user_id}', of(admin.id)),
    () => admin.ask('PATCH /access/users/{user_id}', { ...of(admin.id), body: { status: 'disabled' } }),
    () => admin.ask('PATCH /access/users/{user_id}', { ...of(admin.id), body: { roles: [] } }),
    () =>
      admin.ask('DELETE /access/users/{user_id}/roles/{role_id}', {
        params: { user_id: admin.id, role_id: 'Administrator' },
      }),
    () => admin.ask('POST /access/user/reset-temporary-password', { body: { user_id: admin.id } }),
  ];
  for (const way of ways) expect(problemOf(await way())).toMatchObject({ status: 409, code: 'own_account' });
  expect(await admin.api('GET /access/user', {})).toMatchObject({ version: 1 });
});

test('a password reset replaces the old password and ends its sessions', async () => {
  const person = await signedIn('ApplicationReviewer');
  await admin.api('POST /access/user/reset-temporary-password', { body: { user_id: person.id } });
  expect((await person.ask('GET /access/user')).status).toBe(401);
  await expect(tokensOf(person)).rejects.toThrow(/Incorrect/);
  expect((await ask('GET /access/user', await signInFirst(person.email))).status).toBe(200);

  const { id, email } = await invite();
  const before = await temporaryPassword(email);
  await admin.api('POST /access/user/reset-temporary-password', { body: { user_id: id } });
  expect(await temporaryPassword(email)).not.toBe(before);
  await signInFirst(email);
});

test('sends no temporary password to disabled or directory users', async () => {
  const { id } = await invite();
  await admin.api('PATCH /access/users/{user_id}', { ...of(id), body: { status: 'disabled' } });
  const send = async () =>
    problemOf(await admin.ask('POST /access/user/reset-temporary-password', { body: { user_id: id } }));
  expect(await send()).toMatchObject({ status: 409, code: 'user_disabled' });
  await changePerson(id, { from_directory: true });
  expect(await send()).toMatchObject({ status: 409, code: 'directory_owned' });
});

test('lists the applications and vendors of a user by name, address or role assignment', async () => {
  const name = someName('Zoe').replaceAll(/\d/g, 'x');
  const roles = [given('ApplicationReviewer', await makeGroup('ALL'))];
  const { id, email } = await invite(invitation({ first_name: name.replace('Zoe', 'Zoë'), last_name: '', roles }));
  const things = { byName: someName('B'), byAddress: someName('A'), other: someName() };
  await admin.api('POST /applications', { body: { name: things.byName, owner: name.toUpperCase() } });
  await admin.api('POST /applications', { body: { name: things.byAddress, owner: email } });
  await admin.api('POST /applications', { body: { name: things.other, owner: `${name} and others` } });
  const reviewed = await admin.api('POST /applications', { body: { name: someName('C') } });
  const review = { role: 'reviewer', user_id: id } as const;
  await admin.api('PUT /applications/{id}/role-assignments', { params: { id: reviewed.id }, body: review });
  const vendor = await admin.api('POST /vendors', { body: { name: someName(), owner: email } });
  const owned = await admin.api('GET /access/users/{user_id}/responsibilities', of(id));
  expect(owned.applications.total).toBe(3);
  expect(owned.applications.first.map((one) => one.name)).toEqual([things.byAddress, things.byName, reviewed.name]);
  expect(owned.vendors).toEqual({ total: 1, first: [{ id: vendor.id, name: vendor.name }] });
});

test('previews how many applications a set of roles can read, edit, review and decide', async () => {
  const [group, everything] = [await makeGroup(), await makeGroup('ALL')];
  const make = () => admin.api('POST /applications', { body: { name: someName(), resource_groups: [group.id] } });
  const [, , { id }] = [await make(), await make(), await make()];
  // The list leaves out retired applications, so the preview must not count them.
  await admin.api('POST /applications/{id}/retirement', { params: { id }, body: { reason: 'Replaced' } });
  const preview = async (roles: object[]) =>
    (await admin.api('POST /access/roles/preview', { body: { roles } as { roles: ReturnType<typeof given>[] } }))
      .applications;
  expect(await preview([])).toMatchObject({ read: 0, edit: 0, review: 0, decide: 0 });
  expect(await preview([given('ApplicationReviewer', group)])).toMatchObject({ read: 2, edit: 0, review: 2 });
  expect(await preview([given('ApplicationContributor', group)])).toMatchObject({ read: 2, edit: 2, review: 0 });
  // Other tests may add an application between the counts.
  await eventually(async () => {
    const all = await preview([given('Administrator', everything)]);
    expect([all.read, all.edit, all.review, all.decide]).toEqual(Array(4).fill(all.total));
  });
});

test('lists the roles with their permissions and number of users', async () => {
  const { roles } = await admin.api('GET /access/roles', {});
  expect(roles.map(({ id }) => id)).toEqual([
    'Administrator',
    'ApplicationContributor',
    'ApplicationReviewer',
    'ApplicationApprover',
    'ApplicationAuditor',
  ]);
  const [administrator, contributor, , , auditor] = roles;
  expect(administrator?.permissions).toContain('administer');
  expect(contributor?.permissions).toContain('editObjects');
  expect(contributor?.permissions).not.toContain('administer');
  expect(auditor?.permissions).toEqual(['readObjects', 'readPolicyReports']);
  expect(administrator?.users).toBeGreaterThan(0);
});

test('any request activates an invited user, also with concurrent requests', async () => {
  const person = await signedIn('ApplicationReviewer');
  await noteOnPerson(person.id, { last_sign_in_at: null });
  const params = { user_id: person.id };
  const { version } = await admin.api('GET /access/users/{user_id}', { params });
  const shown = () => admin.api('GET /access/users/{user_id}', { params });
  expect(await shown()).toMatchObject({ status: 'invited', last_sign_in_at: null });
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.ask('GET /applications')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const after = await shown();
  expect(after).toMatchObject({ status: 'active', version });
  expect(after.last_sign_in_at).not.toBeNull();
});

test('rejects an address whose local part exceeds 64 characters', async () => {
  const invite = (local: string) =>
    admin.ask('POST /access/users', { body: { email: `${local}@example.com`, first_name: 'Grace' } });
  expect(await invite('a'.repeat(65))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'email', code: 'not_an_email' }] },
  });
  expect((await invite(randomUUID().padEnd(64, 'a'))).status).toBe(201);
});
