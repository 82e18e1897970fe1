import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { createApplication } from '#test/api/seed/applications.ts';

const inGroup = async () => {
  const group = await makeGroup();
  return { group, contributor: await signedIn('ApplicationContributor', [group]) };
};

test('a created application is readable by its group and by administrators', async () => {
  const { group, contributor } = await inGroup();
  const body = {
    name: someName('Claims'),
    description: 'Reads claims',
    purpose: 'Sorts them',
    owner: 'Grace Hopper',
    department: 'Claims',
    model_type: 'generative' as const,
    foundation_models: [someName('A model of our own')],
    development_status: 'testing' as const,
    resource_groups: [group.id],
  };
  const made = await contributor.api('POST /applications', { body });
  expect(made).toMatchObject({ ...body, version: 1, approval_status: 'not_submitted', vendor_id: null });
  expect(made.created_by).toEqual({ id: contributor.id, name: contributor.name });

  const administrator = await signedIn('Administrator');
  const reader = await signedIn('ApplicationReviewer', [group]);
  for (const person of [contributor, administrator, reader])
    expect(await person.api('GET /applications/{id}', { params: { id: made.id } })).toEqual(made);
});

test('an application of another group answers like one that does not exist', async () => {
  const { group, contributor } = await inGroup();
  const made = await contributor.api('POST /applications', { body: { name: someName(), resource_groups: [group.id] } });
  const { contributor: stranger } = await inGroup();
  const [there, nowhere] = await Promise.all(
    [made.id, randomUUID()].map((id) => stranger.ask('GET /applications/{id}', { params: { id } })),
  );
  const { request_id: _, ...seen } = problemOf(there ?? expect.fail());
  const { request_id: __, ...missing } = problemOf(nowhere ?? expect.fail());
  expect(seen.status).toBe(404);
  expect(seen).toEqual(missing);
  const { applications } = await stranger.api('GET /applications', {});
  expect(applications).toEqual([]);
});

test('a role in one group gives no edit access to applications of another', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const admin = await signedIn('Administrator');
  const made = await admin.api('POST /applications', { body: { name: someName(), resource_groups: [theirs.id] } });
  const person = await signedIn('ApplicationContributor', [mine]);
  await setRoles(person.id, [
    { name: 'ApplicationContributor', group: mine },
    { name: 'ApplicationReviewer', group: theirs },
  ]);
  const id = { params: { id: made.id } };
  expect((await person.ask('GET /applications/{id}', id)).status).toBe(200);
  expect((await person.ask('PUT /applications/{id}', { ...id, body: { name: someName() } })).status).toBe(403);
});

test('a removed role is gone at the next request, although the token is still valid', async () => {
  const { contributor } = await inGroup();
  expect((await contributor.ask('GET /applications')).status).toBe(200);
  await setRoles(contributor.id, []);
  expect((await contributor.ask('GET /applications')).status).toBe(403);
});

test('rejects a second application with the same name in any case', async () => {
  const { group, contributor } = await inGroup();
  const name = someName('Ärzte');
  await contributor.api('POST /applications', { body: { name, resource_groups: [group.id] } });
  const second = await contributor.ask('POST /applications', {
    body: { name: ` ${name.toUpperCase()} `, resource_groups: [group.id] },
  });
  expect(problemOf(second)).toMatchObject({ status: 409, code: 'taken', errors: [{ path: 'name' }] });
});

test('rejects a look-alike name, and shows the existing one only to users with access', async () => {
  const { group, contributor } = await inGroup();
  const { group: elsewhere, contributor: stranger } = await inGroup();
  const name = someName('Acme');
  const alike = name.replace('A', 'А'); // starts with a Cyrillic letter
  await contributor.api('POST /applications', { body: { name, resource_groups: [group.id] } });
  const told = await contributor.ask('POST /applications', { body: { name: alike, resource_groups: [group.id] } });
  expect(problemOf(told)).toMatchObject({ status: 409, code: 'taken', existing: name });
  expect(problemOf(told).detail).toContain(name);

  const body = { name: alike, resource_groups: [elsewhere.id] };
  const untold = problemOf(await stranger.ask('POST /applications', { body }));
  expect(untold).toMatchObject({ status: 409, code: 'taken' });
  expect(JSON.stringify(untold)).not.toContain(name);

  const own = await stranger.api('POST /applications', { body: { ...body, name: someName() } });
  const params = { id: own.id };
  expect((await stranger.ask('PUT /applications/{id}', { params, body })).status).toBe(409);
  expect((await stranger.ask('PUT /applications/{id}', { params, body: { ...body, name: own.name } })).status).toBe(
    200,
  );
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['a/b', 'A name can contain only letters, digits, underscores, tildes, hyphens, periods and spaces.'],
  ['<b>', 'A name can contain only letters, digits, underscores, tildes, hyphens, periods and spaces.'],
  ['x'.repeat(101), 'A name can have at most 100 characters.'],
])('rejects the name %j with its reason', async (name, message) => {
  const { contributor } = await inGroup();
  const refused = await contributor.ask('POST /applications', { body: { name } });
  expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'name', message }] });
});

test('rejects an application without groups or with groups of others', async () => {
  const { contributor } = await inGroup();
  const other = await makeGroup();
  for (const resource_groups of [[], [other.id], [randomUUID()]]) {
    const refused = await contributor.ask('POST /applications', { body: { name: someName(), resource_groups } });
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'resource_groups' }] });
  }
});

test('an editor neither sees nor removes groups outside their access scope', async () => {
  const { group, contributor } = await inGroup();
  const other = await makeGroup();
  const admin = await signedIn('Administrator');
  const both = [group.id, other.id];
  const made = await admin.api('POST /applications', { body: { name: someName(), resource_groups: both } });
  const params = { id: made.id };
  const seen = await contributor.api('GET /applications/{id}', { params });
  expect(seen.resource_groups).toEqual([group.id]);
  await contributor.api('PUT /applications/{id}', { params, body: { name: made.name, resource_groups: [group.id] } });
  expect((await admin.api('GET /applications/{id}', { params })).resource_groups.sort()).toEqual(both.sort());
});

test('an ended vendor stays on its applications, and new applications cannot use it', async () => {
  const [{ group }, admin] = await Promise.all([inGroup(), signedIn('Administrator')]);
  const vendor = await admin.api('POST /vendors', { body: { name: someName('Acme') } });
  const body = { name: someName(), vendor_id: vendor.id, resource_groups: [group.id] };
  const { id } = await admin.api('POST /applications', { body });
  await admin.api('POST /vendors/{id}/ending', { params: { id: vendor.id }, body: { reason: 'Not needed' } });
  const refused = await admin.ask('POST /applications', { body: { ...body, name: someName() } });
  expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'vendor_id', code: 'vendor_ended' }] });
  expect(await admin.api('PUT /applications/{id}', { params: { id }, body })).toMatchObject({ vendor_id: vendor.id });
  const copy = await admin.api('POST /applications/{id}/duplicates', { params: { id }, body: { name: someName() } });
  expect(copy).toMatchObject({ vendor_id: vendor.id });
});

test('rejects an unknown vendor', async () => {
  const { group, contributor } = await inGroup();
  const body = { name: someName(), vendor_id: randomUUID(), resource_groups: [group.id] };
  const refused = await contributor.ask('POST /applications', { body });
  expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'vendor_id' }] });
});

test('refuses the second of two conflicting edits and keeps the first', async () => {
  const { group, contributor } = await inGroup();
  const colleague = await signedIn('ApplicationContributor', [group]);
  const draft = { name: someName(), resource_groups: [group.id] };
  const made = await contributor.api('POST /applications', { body: draft });
  const params = { id: made.id };
  const asRead = { params, headers: { 'if-match': `"${made.version}"` } };
  await contributor.api('PUT /applications/{id}', { ...asRead, body: { ...draft, owner: 'First' } });
  const late = await colleague.ask('PUT /applications/{id}', { ...asRead, body: { ...draft, owner: 'Second' } });
  expect(problemOf(late)).toMatchObject({ status: 412, code: 'version_conflict' });
  const now = await colleague.api('GET /applications/{id}', { params });
  expect(now).toMatchObject({ owner: 'First', version: 2, updated_by: { id: contributor.id } });
});

test('editors cannot set the approval status', async () => {
  const { group, contributor } = await inGroup();
  const body = { name: someName(), resource_groups: [group.id], approval_status: 'approved' };
  expect(problemOf(await contributor.ask('POST /applications', { body }))).toMatchObject({
    status: 400,
    errors: [{ path: 'approval_status' }],
  });
});

test('accepts the unchanged tier in a body and refuses another with its source', async () => {
  const { group, contributor } = await inGroup();
  const draft = { name: someName(), resource_groups: [group.id] };
  const refusal = { status: 400, errors: [{ path: 'risk_tier', code: 'follows_from_intake' }] };
  const made = await contributor.api('POST /applications', { body: { ...draft, risk_tier: 'not_assessed' } });
  const params = { id: made.id };
  const asRead = await contributor.ask('PUT /applications/{id}', { params, body: { ...made, owner: 'Ada' } });
  expect(asRead).toMatchObject({ status: 200, body: { owner: 'Ada', risk_tier: 'not_assessed', tier: null } });

  const body = { ...draft, risk_tier: 'low' };
  for (const refused of [
    await contributor.ask('PUT /applications/{id}', { params, body }),
    await contributor.ask('POST /applications', { body: { ...body, name: someName() } }),
  ]) {
    expect(problemOf(refused)).toMatchObject(refusal);
    expect(problemOf(refused).detail).toContain('/applications/{id}/intake');
  }
});

test('marks changes since approval with their author and time, in the list too', async () => {
  const { group, contributor } = await inGroup();
  const draft = { ...ApplicationDraft.parse({ name: someName() }), purpose: 'Sorts', resource_groups: [group.id] };
  const made = await createApplication({ ...draft, ...UNJUDGED, approval_status: 'approved' });
  const params = { id: made.id };
  const put = (body: object) => contributor.api('PUT /applications/{id}', { params, body: { ...draft, ...body } });

  expect(await put({ owner: 'Grace Hopper' })).not.toHaveProperty('changed_since_approval');
  const marked = await put({ purpose: 'Decides', model_type: 'both' });
  const mark = {
    at: marked.updated_at,
    by: { id: contributor.id, name: contributor.name },
    fields: ['purpose', 'model_type'],
  };
  expect(marked).toMatchObject({ approval_status: 'approved', changed_since_approval: mark });
  expect(await contributor.api('GET /applications', {})).toMatchObject({
    applications: [{ changed_since_approval: mark }],
  });
});

test('filters narrow the list, and its pages hold every match once', async () => {
  const { group, contributor } = await inGroup();
  const tiers = ['high', 'low', 'medium'] as const;
  for (const n of Array(12).keys())
    await createApplication({
      ...ApplicationDraft.parse({
        name: someName(n % 2 ? 'Épsilon' : 'Delta'),
        owner: n % 3 ? 'Grace Hopper' : 'Alan Turing',
        resource_groups: [group.id],
      }),
      ...UNJUDGED,
      risk_tier: tiers[n % 3] ?? 'low',
    });
  const ask = (query: object) => contributor.api('GET /applications', { query });
  const count = async (query: object) => (await ask(query)).total;
  expect(await count({ text: 'epsilon' })).toBe(6);
  expect(await count({ text: 'GRÁCE hop' })).toBe(8);
  expect(await count({ owner: ['Grace Hopper'] })).toBe(8);
  expect(await count({ owner: ['grace'] })).toBe(0);
  expect(await count({ risk_tier: ['high', 'low'] })).toBe(8);
  expect(await count({ risk_tier: ['high'], text: 'DELTA', owner: ['Alan Turing'] })).toBe(2);
  expect(await count({ approval_status: ['approved'] })).toBe(0);

  const { total, facets, applications: found } = await ask({ risk_tier: ['high'], owner: ['Alan Turing'], limit: 3 });
  expect([total, found.length]).toEqual([4, 3]);
  // Facets of a column ignore the filter of that column.
  expect(facets).toMatchObject({
    risk_tier: { high: 4 },
    owner: { 'Alan Turing': 4 },
    development_status: { idea: 4 },
  });
  expect(await contributor.api('GET /applications/metrics', { query: { text: 'delta' } })).toMatchObject({
    total: 6,
    facets: { risk_tier: { high: 2, low: 2, medium: 2 }, owner: { 'Alan Turing': 2, 'Grace Hopper': 4 } },
  });

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await contributor.api('GET /applications', {
      query: { text: 'grace', sort: '-risk_tier', limit: 3, cursor },
    });
    seen.push(...page.applications.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(8);
  expect(seen).toHaveLength(8);
});

test('a cursor is valid only for its own list and user', async () => {
  const { group, contributor } = await inGroup();
  for (const _ of Array(3))
    await contributor.api('POST /applications', { body: { name: someName(), resource_groups: [group.id] } });
  const { next_cursor } = await contributor.api('GET /applications', { query: { limit: 1 } });
  const cursor = next_cursor ?? expect.fail();
  const colleague = await signedIn('ApplicationContributor', [group]);
  expect((await contributor.ask('GET /applications', { query: { limit: 2, cursor } })).status).toBe(200);
  expect((await contributor.ask('GET /applications', { query: { cursor, text: 'x' } })).status).toBe(400);
  expect((await contributor.ask('GET /applications', { query: { cursor, sort: '-name' } })).status).toBe(400);
  expect((await colleague.ask('GET /applications', { query: { cursor } })).status).toBe(400);
  expect((await contributor.ask('GET /vendors', { query: { cursor } })).status).toBe(400);
  const forged = `${cursor.slice(0, -2)}${cursor.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [forged, 'x', '', 'a'.repeat(3000)])
    expect(problemOf(await contributor.ask('GET /applications', { query: { cursor: wrong } }))).toMatchObject({
      status: 400,
      code: 'cursor_invalid',
      errors: [{ path: 'cursor' }],
    });
});

test('executes a request repeated with its Idempotency-Key once, with the same answer', async () => {
  const { group, contributor } = await inGroup();
  const body = { name: someName(), resource_groups: [group.id] };
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => contributor.ask('POST /applications', { body, headers })),
  );
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const again = await contributor.ask('POST /applications', { body, headers });
  expect(again.status).toBe(201);
  expect(again.body).toEqual(answers.find(({ status }) => status === 201)?.body);
  expect((await contributor.api('GET /applications', {})).applications).toHaveLength(1);

  const other = await contributor.ask('POST /applications', { body: { ...body, name: someName() }, headers });
  expect(problemOf(other)).toMatchObject({ status: 409, code: 'idempotency_key_used' });
});

test('a change repeated with its Idempotency-Key is no version conflict', async () => {
  const { group, contributor } = await inGroup();
  const made = await contributor.api('POST /applications', { body: { name: someName(), resource_groups: [group.id] } });
  const change = (purpose: string, version: number, key: string) =>
    contributor.ask('PUT /applications/{id}', {
      params: { id: made.id },
      body: { name: made.name, resource_groups: [group.id], purpose },
      headers: { 'if-match': `"${version}"`, 'idempotency-key': key },
    });
  const key = randomUUID();
  const first = await change('Sorts claims', 1, key);
  const again = await change('Sorts claims', 1, key);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(again.body).toMatchObject({ version: 2 });

  // A key belongs to a request with its version, so another version is a different request.
  expect(problemOf(await change('Sorts claims', 2, key))).toMatchObject({ code: 'idempotency_key_used' });
  expect((await change('Sorts claims', 1, randomUUID())).status).toBe(412);
});

test('a failed request can be corrected and repeated with its Idempotency-Key', async () => {
  const { group, contributor } = await inGroup();
  const headers = { 'idempotency-key': randomUUID() };
  const wrong = { name: someName(), resource_groups: [group.id], vendor_id: randomUUID() };
  expect((await contributor.ask('POST /applications', { body: wrong, headers })).status).toBe(422);
  const { vendor_id: _, ...right } = wrong;
  expect((await contributor.ask('POST /applications', { body: right, headers })).status).toBe(201);
});
