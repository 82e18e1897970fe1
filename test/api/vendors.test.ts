import { expect, test } from 'vitest';
import { problemOf } from './client.ts';
import { makeGroup, signedIn, someName } from './people.ts';

test('a vendor that was created can be read back by everybody with a role, changed, and sent back as it was read', async () => {
  const contributor = await signedIn('ApplicationContributor');
  const body = { name: someName('Acme'), website: 'https://acme.example/ai', description: 'Models', owner: 'Grace' };
  const made = await contributor.api('POST /vendors', { body });
  expect(made).toMatchObject({ ...body, version: 1, created_by: { id: contributor.id } });

  const params = { id: made.id };
  const reader = await signedIn('ApplicationReviewer');
  expect(await reader.api('GET /vendors/{id}', { params })).toEqual(made);
  const changed = await contributor.api('PUT /vendors/{id}', { params, body: { ...made, owner: 'Ada' } });
  expect(changed).toMatchObject({ ...body, owner: 'Ada', version: 2 });
  const late = { params, body, headers: { 'if-match': '"1"' } };
  expect(problemOf(await contributor.ask('PUT /vendors/{id}', late))).toMatchObject({ code: 'version_conflict' });
});

test('two vendors have not one name, and which has it is said', async () => {
  const contributor = await signedIn('ApplicationContributor');
  const name = someName('Acme');
  await contributor.api('POST /vendors', { body: { name } });
  const other = await contributor.api('POST /vendors', { body: { name: someName() } });
  const body = { name: name.toUpperCase() };
  for (const refused of [
    await contributor.ask('POST /vendors', { body }),
    await contributor.ask('PUT /vendors/{id}', { params: { id: other.id }, body }),
  ])
    expect(problemOf(refused)).toMatchObject({
      status: 409,
      errors: [{ path: 'name', code: 'name_taken_by', params: { existing: name } }],
    });
});

test('a vendor in application groups is there for those who reach one of them alone, who are told of that one only', async () => {
  const [mine, theirs, elsewhere] = [await makeGroup(), await makeGroup(), await makeGroup()];
  const admin = await signedIn('Administrator');
  const [member, stranger] = [
    await signedIn('ApplicationContributor', [mine]),
    await signedIn('ApplicationContributor', [elsewhere]),
  ];
  const body = { name: someName('Acme'), resource_groups: [mine.id, theirs.id] };
  const made = await admin.api('POST /vendors', { body });
  const params = { id: made.id };
  const query = { text: made.name };
  const listed = (person: typeof admin, more = {}) => person.api('GET /vendors', { query: { ...query, ...more } });

  const seen = await listed(member);
  expect(seen).toMatchObject({ total: 1, vendors: [{ id: made.id, resource_groups: [mine.id] }] });
  expect(seen.facets.resource_groups).toEqual({ [mine.id]: 1 });
  expect(await listed(member, { resource_groups: [theirs.id] })).toMatchObject({ total: 0 });
  expect(await member.api('GET /vendors/{id}', { params })).toMatchObject({ resource_groups: [mine.id] });
  const kept = { params, body: { ...body, resource_groups: [mine.id], owner: 'Ada' } };
  await member.api('PUT /vendors/{id}', kept);
  expect(await admin.api('GET /vendors/{id}', { params })).toMatchObject({ ...body, owner: 'Ada' });

  expect(await listed(stranger)).toMatchObject({ total: 0, vendors: [], facets: { resource_groups: {} } });
  for (const answer of [
    await stranger.ask('GET /vendors/{id}', { params }),
    await stranger.ask('PUT /vendors/{id}', kept),
  ])
    expect(answer.status).toBe(404);
  const built = { name: someName(), vendor_id: made.id, resource_groups: [elsewhere.id] };
  const unbuilt = problemOf(await stranger.ask('POST /applications', { body: built }));
  expect(unbuilt.errors).toMatchObject([{ path: 'vendor_id', code: 'no_such_vendor' }]);
  const taken = problemOf(await stranger.ask('POST /vendors', { body: { name: made.name } }));
  expect(taken.existing, 'the name of what is out of reach').toBeUndefined();

  await admin.api('PUT /vendors/{id}', { params, body: { name: made.name } });
  expect(await listed(stranger), 'in no group').toMatchObject({ total: 1, vendors: [{ resource_groups: [] }] });
});

test('who holds a role in some groups cannot take a vendor out of what they see, nor into what they do not', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const admin = await signedIn('Administrator');
  const member = await signedIn('ApplicationContributor', [mine]);
  const refused = async (resource_groups: string[], before: string[]) => {
    const { id, name } = await admin.api('POST /vendors', { body: { name: someName(), resource_groups: before } });
    return problemOf(await member.ask('PUT /vendors/{id}', { params: { id }, body: { name, resource_groups } })).errors;
  };
  expect(await refused([theirs.id], [mine.id])).toMatchObject([{ path: 'resource_groups', code: 'not_your_group' }]);
  expect(await refused([], [mine.id, theirs.id])).toMatchObject([{ path: 'resource_groups', code: 'groups_required' }]);
  const all = Array.from({ length: 21 }, () => mine.id.replace(/^.{8}/, () => crypto.randomUUID().slice(0, 8)));
  const many = problemOf(await admin.ask('POST /vendors', { body: { name: someName(), resource_groups: all } }));
  expect(many.errors).toMatchObject([{ path: 'resource_groups', code: 'too_many_entries', params: { max: 20 } }]);
});
