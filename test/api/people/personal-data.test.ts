/** Export and erasure of personal data over HTTP. */

import { randomUUID } from 'node:crypto';
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, test } from 'vitest';
import { environment } from '#contract/environment.ts';
import { pseudonymOf } from '#domain/people/erased.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { auditRowsOf, checkAuditRows } from '#test/api/seed/audit.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let ada: Person;
beforeAll(async () => {
  ada = await signedIn('Administrator');
});

const of = ({ id }: { id: string }) => ({ params: { user_id: id } });

const fileOf = async (person: Person, id: string) => {
  const { download } = await eventually(async () => {
    const found = await person.api('GET /exports/{id}', { params: { id } });
    expect(found.state).toBe('ready');
    return found;
  });
  return (await fetch(download ?? expect.fail())).text();
};

/** A person with a unique name and some activity. */
const meet = async () => {
  const group = await makeGroup();
  const grace = await signedIn('ApplicationContributor', [group]);
  const last_name = `Hopper ${randomUUID()}`;
  await grace.api('PATCH /access/user', { body: { first_name: 'Grace', last_name } });
  const name = `Grace ${last_name}`;
  const { id: application } = await grace.api('POST /applications', {
    body: { name: someName('Claims'), owner: name, resource_groups: [group.id] },
  });
  const { id: comment } = await grace.api('POST /applications/{id}/comments', {
    params: { id: application },
    body: { text: 'Who checks the letters?' },
  });
  const view = { list: 'applications' as const, name: someName('Mine'), query: 'sort=-name' };
  const { id: own } = await grace.api('POST /list-views', { body: view });
  return { group, grace, name, application, comment, own };
};

const disable = (person: Person) =>
  ada.api('PATCH /access/users/{user_id}', { ...of(person), body: { status: 'disabled' } });

test('users export their own data, and only administrators that of others', async () => {
  const { grace, name, application, comment, own } = await meet();
  const body = { name: `Personal data of ${name}` };
  const asked = await grace.api('POST /exports/own-data', { body });
  expect(asked).toMatchObject({ list: 'person', state: 'waiting' });
  const data = JSON.parse(await fileOf(grace, asked.id));
  expect(data).toMatchObject({
    profile: { email: grace.email, first_name: 'Grace' },
    sign_in: { attributes: { email: grace.email } },
    answers_for: { applications: [{ id: application, as: ['owner'] }] },
    list_views: [{ id: own }],
    comments: [{ id: comment, text: 'Who checks the letters?' }],
  });
  const did = data.did.items.map(({ what, action }: { what: string; action: string }) => `${what} ${action}`);
  expect(did).toEqual(expect.arrayContaining(['application created', 'comment created', 'user changed']));
  expect(JSON.stringify(data)).not.toMatch(/tokens_valid_from|kept_sessions|"hash"/);

  const alan = await signedIn('ApplicationApprover');
  expect((await alan.ask('POST /exports/people/{user_id}', { ...of(grace), body })).status).toBe(403);
  expect((await alan.ask('GET /exports/{id}', { params: { id: asked.id } })).status).toBe(404);

  const given = await ada.api('POST /exports/people/{user_id}', { ...of(grace), body });
  expect(JSON.parse(await fileOf(ada, given.id)).profile.email).toBe(grace.email);
  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'users', id: grace.id } });
  expect(entries.map(({ action, by }) => [action, by.id])).toContainEqual(['data_given_out', ada.id]);
});

test('a user without a role can export their own data', async () => {
  const nobody = await signedIn();
  const { id } = await nobody.api('POST /exports/own-data', { body: { name: 'Mine' } });
  expect(JSON.parse(await fileOf(nobody, id)).profile.email).toBe(nobody.email);
});

test('an administrator erases only disabled users, and never themselves', async () => {
  const grace = await signedIn('ApplicationContributor');
  expect(problemOf(await ada.ask('POST /access/users/{user_id}/erasure', of(grace)))).toMatchObject({
    status: 409,
    code: 'user_not_disabled',
  });
  expect(problemOf(await ada.ask('POST /access/users/{user_id}/erasure', of(ada)))).toMatchObject({
    status: 409,
    code: 'own_account',
  });
  await disable(grace);
  const alan = await signedIn('ApplicationApprover');
  expect((await alan.ask('POST /access/users/{user_id}/erasure', of(grace))).status).toBe(403);
});

test('work items name an erased user by the pseudonym', async () => {
  const { group, grace, name } = await meet();
  const alan = await signedIn('ApplicationApprover', [group]);
  const said = { description: 'Models', criticality: 'low' as const, data_shared: 'internal' as const };
  const body = { name: someName('Acme'), owner: name, resource_groups: [group.id], ...said };
  const { id } = await grace.api('POST /vendors', { body });
  const submitted = await grace.api('POST /vendors/{id}/approval/submissions', { params: { id }, body: { note: '' } });
  expect(submitted).toMatchObject({ status: 'in_review', stages: ['approver'], stage: 1 });
  const asks = async () => (await alan.api('GET /my-work', {})).items.map(({ params }) => params.by);
  await eventually(async () => expect(await asks()).toEqual([name]));
  await disable(grace);
  await ada.api('POST /access/users/{user_id}/erasure', of(grace));
  await eventually(async () => expect(await asks()).toEqual([pseudonymOf(grace.id)]));
});

test('erasure replaces a name by a pseudonym everywhere and keeps the audit log intact', async () => {
  const { grace, name, application, comment, own } = await meet();
  await disable(grace);
  await ada.api('POST /access/users/{user_id}/erasure', of(grace));

  const pseudonym = pseudonymOf(grace.id);
  expect((await ada.ask('GET /access/users/{user_id}', of(grace))).status).toBe(404);
  const pool = new CognitoIdentityProviderClient();
  const account = { UserPoolId: environment('USER_POOL_ID'), Username: grace.email };
  await expect(pool.send(new AdminGetUserCommand(account))).rejects.toMatchObject({ name: 'UserNotFoundException' });
  pool.destroy();

  await eventually(async () => {
    const found = await ada.api('GET /applications/{id}', { params: { id: application } });
    expect(found).toMatchObject({ owner: pseudonym, created_by: { id: grace.id, name: pseudonym }, version: 1 });
    const { comments } = await ada.api('GET /applications/{id}/comments', { params: { id: application } });
    expect(comments).toMatchObject([{ id: comment, text: 'Who checks the letters?', created_by: { name: pseudonym } }]);
    const { applications } = await ada.api('GET /applications', { query: { text: pseudonym, limit: 100 } });
    expect(applications.map(({ id }) => id)).toContain(application);
    const views = await ada.ask('GET /audit/{what}/{id}', { params: { what: 'list-views', id: own } });
    expect(JSON.stringify(views.body)).toContain('removed');
  });

  const shown = await Promise.all([
    ada.ask('GET /audit', { query: { who: grace.id, limit: 100 } }),
    ada.ask('GET /audit/{what}/{id}', { params: { what: 'users', id: grace.id } }),
    ada.ask('GET /audit/{what}/{id}', { params: { what: 'applications', id: application } }),
    ada.ask('GET /applications/{id}/activity', { params: { id: application } }),
    ada.ask('GET /applications/{id}', { params: { id: application } }),
  ]);
  for (const { status, body } of shown) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain(pseudonym);
    for (const theirs of [name, grace.email]) expect(text).not.toContain(theirs);
  }
  expect((await ada.api('GET /audit', { query: { who: name } })).entries).toEqual([]);

  // The audit rows keep the name, because a change would break their hash chain.
  const rows = await Promise.all([auditRowsOf.application(application), auditRowsOf.person(grace.id)]);
  expect(JSON.stringify(rows)).toContain(name);
  expect(await checkAuditRows(rows.flat())).toEqual([]);
});
