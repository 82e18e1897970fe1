/** Role assignments of an application: matching of typed names, current status and notifications. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PersonRole } from '#domain/applications/people.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { changeApplication } from '#test/api/seed/applications.ts';
import { changePerson } from '#test/api/seed/people.ts';
import { eventually } from '#test/eventually.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A person with a unique name. */
const called = async (...role: Parameters<typeof signedIn>) => {
  const person = await signedIn(...role);
  const first_name = someName('Grace').replaceAll('-', ' ');
  await person.api('PATCH /access/user', { body: { first_name } });
  return { ...person, name: `${first_name} Person` };
};

const scene = async () => {
  const group = await makeGroup();
  const editor = await signedIn('ApplicationContributor', [group]);
  const grace = await called('ApplicationReviewer', [group]);
  const draft = { name: someName('Claims'), resource_groups: [group.id] };
  const { id } = await editor.api('POST /applications', { body: draft });
  const params = { id };
  const name = (role: PersonRole, { id: user_id }: Pick<Person, 'id'>) =>
    editor.ask('PUT /applications/{id}/role-assignments', { params, body: { role, user_id } });
  const remove = (role: PersonRole, { id: user_id }: Pick<Person, 'id'>) =>
    editor.ask('DELETE /applications/{id}/role-assignments', { params, query: { role, user_id } });
  const assignments = () => editor.api('GET /applications/{id}/role-assignments', { params });
  const type = (owner: string) => editor.ask('PUT /applications/{id}', { params, body: { ...draft, owner } });
  return { group, editor, grace, draft, id, params, name, remove, assignments, type };
};

const judged = (id: string, risk_tier: 'low' | 'high') => changeApplication(id, { risk_tier });

test('people are assigned once and removed, and missing roles that the tier demands are listed', async () => {
  const { group, editor, grace, id, params, name, remove, assignments } = await scene();
  expect(await assignments()).toMatchObject({ version: 1, people: [], typed_owner: null, demanded: [], missing: [] });
  await judged(id, 'high');
  const approver = await signedIn('ApplicationApprover', [group]);
  for (const role of ['owner', 'reviewer', 'reviewer'] as const)
    expect(await name(role, grace)).toMatchObject({ status: 200 });
  await name('owner', editor);
  expect(await name('approver', approver)).toMatchObject({
    body: { missing: ['technical_owner', 'contact'], people: { length: 4 } },
  });
  const after = await remove('reviewer', grace);
  expect(after.body).toMatchObject({ missing: ['technical_owner', 'reviewer', 'contact'] });
  expect((await remove('reviewer', grace)).body, 'what is done already').toEqual(after.body);

  expect(await editor.api('GET /applications/{id}', { params })).toMatchObject({ owner: grace.name });
  expect((await remove('owner', grace)).status).toBe(200);
  const last = problemOf(await remove('owner', editor));
  expect(last).toMatchObject({ status: 422, errors: [{ path: 'user_id', code: 'owner_demanded' }] });
});

test('only users with access are assigned, and reviewers and approvers need that role', async () => {
  const { grace, name } = await scene();
  const stranger = await signedIn('ApplicationApprover', [await makeGroup()]);
  const errorsOf = async (...given: Parameters<typeof name>) => problemOf(await name(...given)).errors;
  const [unknown] = await errorsOf('contact', { id: randomUUID() });
  expect(unknown).toMatchObject({ path: 'user_id', code: 'cannot_see_it', params: {} });
  expect(await errorsOf('contact', stranger)).toEqual([unknown]);
  expect(await errorsOf('approver', grace)).toMatchObject([
    { path: 'user_id', code: 'no_role_for_it', params: { people: grace.name } },
  ]);
});

test('an auditor reads the application and can be its contact, but gets no work', async () => {
  const { editor, group, params, name } = await scene();
  const auditor = await signedIn('ApplicationAuditor', [group]);
  expect(await auditor.api('GET /applications/{id}', { params })).toMatchObject({ id: params.id });
  expect((await name('contact', auditor)).status).toBeLessThan(300);
  const refusal = { code: 'no_role_for_it', params: { people: auditor.name } };
  expect(problemOf(await name('owner', auditor)).errors).toMatchObject([{ path: 'user_id', ...refusal }]);
  const body = { kind: 'validation' as const, due: null, assignee: { id: auditor.id } };
  const given = problemOf(await editor.ask('POST /applications/{id}/assessments', { params, body }));
  expect(given.errors).toMatchObject([{ path: 'assignee', ...refusal }]);
  const comment = { body: { text: 'Why?', mentions: [], reply_to: null, on: null } };
  expect((await auditor.ask('POST /applications/{id}/comments', { params, ...comment })).status).toBe(403);
});

test('an auditor with a role for work in another group changes nothing in this one', async () => {
  const { group, editor, params } = await scene();
  const auditor = await signedIn();
  await setRoles(auditor.id, [
    { name: 'ApplicationAuditor', group },
    { name: 'ApplicationContributor', group: await makeGroup() },
  ]);
  const body = { application_id: params.id, title: 'Ask the data owner' };
  expect((await auditor.ask('POST /tasks', { body })).status).toBe(403);
  const { id } = await editor.api('POST /tasks', { body });
  const change = { params: { id }, body: { state: 'done' as const } };
  expect((await auditor.ask('PATCH /tasks/{id}', change)).status).toBe(403);
  expect((await auditor.ask('DELETE /tasks/{id}', { params: { id } })).status).toBe(403);
  expect(await auditor.api('GET /tasks', { query: { id } })).toMatchObject({ tasks: [{ id, may_edit: false }] });
});

test('a reader cannot change role assignments', async () => {
  const { grace, params } = await scene();
  const owner = { role: 'owner', user_id: grace.id };
  expect((await grace.ask('PUT /applications/{id}/role-assignments', { params, body: owner })).status).toBe(403);
  expect((await grace.ask('DELETE /applications/{id}/role-assignments', { params, query: owner })).status).toBe(403);
  expect((await grace.ask('GET /applications/{id}/role-assignments', { params })).status).toBe(200);
});

test('a typed owner becomes the matching user, and unknown text does not replace an assigned owner', async () => {
  const { group, grace, draft, editor, name, assignments, type } = await scene();
  const stranger = await called('ApplicationReviewer', [await makeGroup()]);
  const owners = async () => (await assignments()).people.map(({ id }) => id);
  expect(await type(grace.name.toUpperCase())).toMatchObject({ status: 200, body: { owner: grace.name } });
  expect(await owners()).toEqual([grace.id]);
  expect(await type('')).toMatchObject({ status: 200, body: { owner: '', people: [] } });
  for (const owner of ['The claims team', stranger.name]) {
    expect(await type(owner)).toMatchObject({ body: { owner, people: [] } });
    expect(await assignments()).toMatchObject({ typed_owner: owner });
  }
  await type(grace.email);
  expect(await owners()).toEqual([grace.id]);
  await name('owner', editor);
  for (const owner of ['The claims team', stranger.name])
    expect(problemOf(await type(owner)), owner).toMatchObject({
      ...{ status: 422, errors: [{ path: 'owner', code: 'not_a_person' }] },
    });
  expect(await owners(), 'none of them was taken').toEqual([grace.id, editor.id]);
  expect(await type(''), 'the other one is left').toMatchObject({ body: { owner: 'Test Person' } });
  expect(await owners()).toEqual([editor.id]);
  await type(grace.email);

  const twin = await signedIn('ApplicationReviewer', [group]);
  await twin.api('PATCH /access/user', { body: { first_name: grace.name.replace(' Person', '') } });
  await type(grace.name);
  expect(await owners(), 'as it was read, it is who it was').toEqual([grace.id]);
  const made = { ...draft, name: someName(), owner: grace.name };
  expect(await editor.api('POST /applications', { body: made })).toMatchObject({ owner: grace.name, people: [] });
});

test('the last owner cannot be cleared when the tier demands one', async () => {
  const { grace, id, type } = await scene();
  await type(grace.name);
  await judged(id, 'low');
  expect(problemOf(await type(''))).toMatchObject({ errors: [{ path: 'owner', code: 'owner_demanded' }] });
});

test('disabled, deleted and unauthorized assignees are shown as such and count as missing', async () => {
  const { group, id, name, assignments } = await scene();
  await judged(id, 'high');
  const admin = await signedIn('Administrator');
  const people = await Promise.all(Array.from({ length: 4 }, () => called('ApplicationReviewer', [group])));
  const [disabled, elsewhere, demoted, deleted] = people;
  if (!disabled || !elsewhere || !demoted || !deleted) expect.fail();
  for (const person of people) await name('reviewer', person);
  await changePerson(disabled.id, { status: 'disabled' });
  const role = (id: 'ApplicationReviewer' | 'ApplicationContributor', { id: resource_group_id }: { id: string }) => ({
    roles: [{ id, resource_group_id }],
  });
  const change = (one: Person, body: ReturnType<typeof role>) =>
    admin.api('PATCH /access/users/{user_id}', { params: { user_id: one.id }, body });
  await change(elsewhere, role('ApplicationReviewer', await makeGroup()));
  await change(demoted, role('ApplicationContributor', group));
  await admin.api('DELETE /access/users/{user_id}', { params: { user_id: deleted.id } });

  const now = await assignments();
  expect(now.people.map(({ id, name, standing }) => [id, name, standing])).toEqual([
    [disabled.id, disabled.name, 'disabled'],
    [elsewhere.id, elsewhere.name, 'cannot_see'],
    [demoted.id, demoted.name, 'not_allowed'],
    [deleted.id, deleted.name, 'deleted'],
  ]);
  expect(now.missing).toContain('reviewer');
});

test('notifies an assigned user once, in their language, but not about their own action', async () => {
  const { editor, grace, draft, id, name } = await scene();
  await grace.api('PATCH /access/user', { body: { language: 'es' } });
  for (const _ of [1, 2]) await name('reviewer', grace);
  await name('contact', editor);
  const told = async ({ api }: Person) =>
    (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map((one) => [
      one.notification_text,
      one.notification_link,
    ]);
  const text = `Test Person le asignó la revisión de ${draft.name}`;
  await eventually(async () => expect(await told(grace)).toEqual([[text, `/applications/detail/${id}/people`]]));
  await eventually(async () => expect((await mailsTo(grace.email)).map(({ subject }) => subject)).toEqual([text]));
  expect(await told(editor)).toEqual([]);
});

test('a user lists their own assignments in applications that they can see', async () => {
  const { editor, grace, id, draft, name } = await scene();
  const other = await editor.api('POST /applications', { body: { ...draft, name: someName('Another') } });
  await name('owner', grace);
  await name('reviewer', grace);
  const body = { role: 'contact', user_id: grace.id } as const;
  await editor.api('PUT /applications/{id}/role-assignments', { params: { id: other.id }, body });
  const mine = (query: object = {}) => grace.api('GET /applications/role-assignments/user', { query });
  const contact = { application: { id: other.id, name: other.name }, roles: ['contact'] };
  const owner = { application: { id, name: draft.name }, roles: ['owner', 'reviewer'] };
  expect(await mine()).toEqual({ assignments: [contact, owner], total: 2, next_cursor: null });
  const first = await mine({ limit: 1 });
  expect(first.assignments).toEqual([contact]);
  expect((await mine({ limit: 1, cursor: first.next_cursor })).assignments).toEqual([owner]);

  await editor.api('POST /applications/{id}/retirement', { params: { id: other.id }, body: { reason: 'Over' } });
  expect(await mine()).toMatchObject({ assignments: [owner], total: 1 });
  expect(await mine({ retired: 'true' })).toMatchObject({ assignments: [contact, owner], total: 2 });

  const admin = await signedIn('Administrator');
  const roles = [{ id: 'ApplicationReviewer' as const, resource_group_id: (await makeGroup()).id }];
  await admin.api('PATCH /access/users/{user_id}', { params: { user_id: grace.id }, body: { roles } });
  expect(await mine()).toMatchObject({ assignments: [], total: 0 });
});
