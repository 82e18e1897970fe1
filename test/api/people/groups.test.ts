/** Application groups: creation, contents, renaming, deletion, and their effect on access. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';

const ONE = '/access/resource-groups/{resource_group_id}/resources/{resource_id}' as const;

type Person = Awaited<ReturnType<typeof signedIn>>;
type Place = { resource_group_id: string; resource_id: string };
const put = ({ ask }: Person, params: Place) => ask(`PUT ${ONE}`, { params });
const take = ({ ask }: Person, params: Place) => ask(`DELETE ${ONE}`, { params });

test('a group has a unique name and is renamed only with its current version', async () => {
  const admin = await signedIn('Administrator');
  const [name, other] = [someName('Group'), someName('Group')];
  const made = await admin.api('POST /access/resource-groups', { body: { name } });
  expect(made).toMatchObject({ name, group_type: 'CUSTOM', version: 1, created_by: { id: admin.id } });
  const params = { id: made.id };
  const nothing = { total: 0, first: [] };
  expect(await admin.api('GET /access/resource-groups/{id}', { params })).toEqual({
    ...made,
    contents: { applications: nothing, vendors: nothing, people: nothing, api_clients: nothing, rules: nothing },
  });

  const twin = problemOf(await admin.ask('POST /access/resource-groups', { body: { name: name.toUpperCase() } }));
  expect(twin).toMatchObject({ status: 409, errors: [{ path: 'name', code: 'name_taken_by' }] });
  const rename = (body: object, version: number) =>
    admin.ask('PATCH /access/resource-groups/{id}', { params, body, headers: { 'if-match': `"${version}"` } });
  expect(await rename({ name: other }, 1)).toMatchObject({ status: 200, body: { name: other, version: 2 } });
  expect(problemOf(await rename({ name }, 1))).toMatchObject({ code: 'version_conflict' });
  expect(problemOf(await rename({ group_type: 'ALL' }, 2)), 'roles are held by what it is of').toMatchObject({
    status: 400,
  });
});

test('adding or removing objects changes what group members see at their next request', async () => {
  const [admin, group] = [await signedIn('Administrator'), await makeGroup()];
  const member = await signedIn('ApplicationContributor', [group]);
  const body = { name: someName() };
  const [application, vendor] = [
    await admin.api('POST /applications', { body }),
    await admin.api('POST /vendors', { body: { ...body, resource_groups: [(await makeGroup()).id] } }),
  ];
  const seen = async () => [
    (await member.api('GET /applications', { query: { text: body.name } })).total,
    (await member.api('GET /vendors', { query: { text: body.name } })).total,
  ];
  const places = [application, vendor].map(({ id }) => ({ resource_group_id: group.id, resource_id: id }));
  expect(await seen()).toEqual([0, 0]);
  for (const again of [false, true])
    for (const place of places) expect((await put(admin, place)).status, `again: ${again}`).toBe(204);
  expect(await seen()).toEqual([1, 1]);
  expect(await admin.api('GET /applications/{id}', { params: { id: application.id } }), 'changed once').toMatchObject({
    version: 2,
    updated_by: { id: admin.id },
  });

  const { contents } = await admin.api('GET /access/resource-groups/{id}', { params: { id: group.id } });
  expect(contents).toEqual({
    applications: { total: 1, first: [{ id: application.id, name: body.name }] },
    vendors: { total: 1, first: [{ id: vendor.id, name: body.name }] },
    people: { total: 1, first: [{ id: member.id, name: 'Test Person', roles: ['ApplicationContributor'] }] },
    api_clients: { total: 0, first: [] },
    rules: { total: 0, first: [] },
  });
  for (const place of [...places, ...places]) expect((await take(admin, place)).status).toBe(204);
  expect(await seen()).toEqual([0, 0]);
});

test('rejects an object that cannot join a group, with the reason', async () => {
  const [admin, group, all] = [await signedIn('Administrator'), await makeGroup(), await makeGroup('ALL')];
  const full = await Promise.all(Array.from({ length: 20 }, () => makeGroup()));
  const resource_groups = full.map(({ id }) => id);
  const { id } = await admin.api('POST /applications', { body: { name: someName(), resource_groups } });
  const refusal = async (resource_group_id: string, resource_id: string) =>
    problemOf(await put(admin, { resource_group_id, resource_id }));
  expect(await refusal(group.id, id)).toMatchObject({
    code: 'too_many',
    errors: [{ path: 'resource_groups', code: 'too_many_entries', params: { max: 20 } }],
  });
  expect(await refusal(all.id, id)).toMatchObject({ status: 409, code: 'group_of_all' });
  expect(await refusal(randomUUID(), id)).toMatchObject({ status: 404 });
  expect(await refusal(group.id, randomUUID())).toMatchObject({ status: 404 });
  expect((await put(admin, { resource_group_id: full[0]?.id ?? '', resource_id: id })).status, 'is in it').toBe(204);
});

test('concurrent changes to the groups of an application are all kept', async () => {
  const admin = await signedIn('Administrator');
  const groups = (await Promise.all(Array.from({ length: 10 }, () => makeGroup()))).map(({ id }) => id);
  const [before, after] = [groups.slice(0, 5), groups.slice(5)];
  const { id } = await admin.api('POST /applications', { body: { name: someName(), resource_groups: before } });
  const place = (resource_group_id: string) => ({ resource_group_id, resource_id: id });
  const answers = await Promise.all([
    ...after.map((group) => put(admin, place(group))),
    ...before.map((group) => take(admin, place(group))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(groups.map(() => 204));
  const { resource_groups, version } = await admin.api('GET /applications/{id}', { params: { id } });
  expect([resource_groups.toSorted(), version]).toEqual([after.toSorted(), 11]);
});

test('administrators get counts per group that match the lists', async () => {
  const [admin, text] = [await signedIn('Administrator'), randomUUID()];
  const groups = await Promise.all(Array.from({ length: 3 }, (_, n) => makeGroup('CUSTOM', `${text} ${n}`)));
  for (const [n, { id }] of groups.entries())
    for (let k = 0; k < n; k++)
      for (const key of ['POST /applications', 'POST /vendors'] as const)
        await admin.api(key, { body: { name: someName(), resource_groups: [id] } });
  await signedIn('ApplicationReviewer', groups.slice(1));
  const { resource_groups } = await admin.api('GET /access/resource-groups', { query: { text, counts: 'true' } });
  expect(resource_groups.map(({ counts }) => counts)).toEqual([
    { applications: 0, vendors: 0, people: 0, api_clients: 0, rules: 0 },
    { applications: 1, vendors: 1, people: 1, api_clients: 0, rules: 0 },
    { applications: 2, vendors: 2, people: 1, api_clients: 0, rules: 0 },
  ]);
  for (const { id, counts } of resource_groups) {
    const query = { resource_groups: [id] };
    expect((await admin.api('GET /applications', { query })).total).toBe(counts?.applications);
    expect((await admin.api('GET /vendors', { query })).total).toBe(counts?.vendors);
  }
  const reader = await signedIn('ApplicationReviewer', groups);
  expect((await reader.ask('GET /access/resource-groups', { query: { counts: 'true' } })).status).toBe(403);
});

test('deleting a group in use requires force, names the losses and removes the group everywhere', async () => {
  const admin = await signedIn('Administrator');
  const [group, kept] = [await makeGroup(), await makeGroup()];
  const member = await signedIn('ApplicationContributor', [group]);
  const name = someName();
  const groups = [group.id, kept.id];
  const application = await member.api('POST /applications', { body: { name, resource_groups: [group.id] } });
  const vendor = await admin.api('POST /vendors', { body: { name, resource_groups: groups } });

  const params = { id: group.id };
  const remove = (query: object) => admin.ask('DELETE /access/resource-groups/{id}', { params, query: { ...query } });
  expect(problemOf(await remove({}))).toMatchObject({
    status: 409,
    code: 'group_in_use',
    lost: {
      applications: { total: 1, first: [{ id: application.id, name }] },
      vendors: { total: 1, first: [{ id: vendor.id, name }] },
      people: { total: 1, first: [{ id: member.id, name: 'Test Person', roles: ['ApplicationContributor'] }] },
    },
  });
  expect((await member.api('GET /applications', {})).total, 'nothing is lost yet').toBe(1);

  for (const again of [false, true]) {
    const answer = await remove({ force: 'true' });
    if (!again) expect(answer).toMatchObject({ status: 202, body: { deleting: true } });
    else expect([202, 404]).toContain(answer.status);
  }
  await eventually(async () =>
    expect((await admin.ask('GET /access/resource-groups/{id}', { params })).status).toBe(404),
  );
  expect((await member.ask('GET /applications')).status, 'they have no role any more').toBe(403);
  const one = { params: { id: application.id } };
  expect(await admin.api('GET /applications/{id}', one)).toMatchObject({ resource_groups: [] });
  expect(await admin.api('GET /vendors/{id}', { params: { id: vendor.id } })).toMatchObject({
    resource_groups: [kept.id],
    updated_by: { id: admin.id },
  });
});

test('a group in which someone is an administrator cannot be deleted, even with force', async () => {
  const [admin, group] = [await signedIn('Administrator'), await makeGroup()];
  await signedIn('Administrator', [group]);
  const query = { force: 'true' };
  const refused = await admin.ask('DELETE /access/resource-groups/{id}', { params: { id: group.id }, query });
  expect(problemOf(refused)).toMatchObject({ status: 409, code: 'group_of_administrators' });
  expect(problemOf(refused).detail).toContain('Test Person');
});
