import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { Problem } from '#contract/http/problem.ts';
import { Application } from '#domain/applications/application.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';

const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${inject('endpoints').api}${path}`, init);
  return { response, problem: Problem.parse(await response.json()) };
};

const asContributor = async () => {
  const group = await makeGroup();
  const person = await signedIn('ApplicationContributor', [group]);
  const headers = { authorization: `Bearer ${person.token.access}`, 'content-type': 'application/json' };
  return { person, group, headers };
};

test('every answer has its request id, no-store and its version as an ETag', async () => {
  const { person, group } = await asContributor();
  const body = { name: someName(), resource_groups: [group.id] };
  const made = await person.ask('POST /applications', { body, headers: { 'x-request-id': 'my-own-request-1' } });
  expect(made.status).toBe(201);
  expect(Object.fromEntries(made.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    etag: expect.stringMatching(/^"1-[\w-]{16}"$/),
    'x-request-id': 'my-own-request-1',
  });
});

test('answers 404 for an unknown path, and 405 with Allow for a wrong method', async () => {
  const { headers } = await asContributor();
  const unknown = await send('/nowhere/at/all', { headers });
  expect(unknown.problem).toMatchObject({ status: 404, code: 'not_found' });
  const wrong = await send('/applications', { method: 'DELETE', headers });
  expect(wrong.problem).toMatchObject({ status: 405, code: 'method_not_allowed' });
  expect(wrong.response.headers.get('allow')).toBe('GET, POST');
});

test.each([
  ['no JSON at all', 'name=x', 400],
  ['JSON cut short', '{"name": "x"', 400],
  ['nothing', '', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a text where a list belongs', '{"name":"x","foundation_models":"x"}', 400],
  ['a field that is not there', '{"name":"x","surprise":1}', 400],
  ['no name', '{}', 400],
  ['a tier that is not one', '{"name":"x","risk_tier":"huge"}', 400],
  ['more than there is room for', JSON.stringify({ name: 'x', description: 'x'.repeat(500_000) }), 413],
])('rejects a body that is %s', async (_, body, status) => {
  const { headers } = await asContributor();
  const { response, problem } = await send('/applications', { method: 'POST', headers, body });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(problem.status).toBe(status);
});

test.each([
  ['{"name":"\\ud800"}', 'name'],
  ['{"name":"x","foundation_models":["Claude","a\\udc00b"]}', 'foundation_models.1'],
  ['{"name":"x","description":"\\udc00\\ud800"}', 'description'],
  ['{"name":"x","\\ud800":"y"}', '\ufffd'],
])('rejects lone surrogates with their path: %s', async (body, path) => {
  const { headers } = await asContributor();
  const { problem } = await send('/applications', { method: 'POST', headers, body });
  expect(problem).toMatchObject({ status: 400, errors: [{ path, message: 'This is not well-formed Unicode.' }] });
});

test('rejects a body without a JSON content type', async () => {
  const { headers } = await asContributor();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonish']) {
    const { problem } = await send('/applications', {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: '{"name":"x"}',
    });
    expect(problem.status).toBe(415);
  }
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['risk_tier=enormous', 'risk_tier.0'],
  ['sort=age', 'sort'],
  ['tier=high', 'tier'],
])('rejects the query %s and names the parameter', async (query, path) => {
  const { headers } = await asContributor();
  const { problem } = await send(`/applications?${query}`, { headers });
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
});

test('rejects and names a parameter on a route without parameters', async () => {
  const { headers } = await asContributor();
  const { problem } = await send('/access/user?tier=high', { headers });
  expect(problem).toMatchObject({
    status: 400,
    errors: [{ path: 'tier', message: 'Unknown parameter.' }],
  });
});

test('rejects bad percent-encoding in the path and in the query', async () => {
  const { headers } = await asContributor();
  for (const path of ['/applications?text=%zz', '/applications?text=%e0%a4', '/applications/%zz'])
    expect((await send(path, { headers })).problem.status).toBe(400);
});

const withApplication = async () => {
  const { person, group } = await asContributor();
  const body = { name: someName(), resource_groups: [group.id] };
  const made = await person.ask('POST /applications', { body });
  const { id } = Application.parse(made.body);
  const etag = made.headers.get('etag') ?? expect.fail();
  return { person, group, params: { id }, body, etag };
};

test('If-Match accepts ETags and lists of them, and weak or other ETags do not match', async () => {
  const { person, params, body, etag } = await withApplication();
  const put = async (sent: string) =>
    (
      await person.ask('PUT /applications/{id}', {
        params,
        body: { ...body, purpose: sent },
        headers: { 'if-match': sent },
      })
    ).status;
  for (const other of [`W/${etag}`, 'W/"1"', '"0"', '"x"', '"2"', '""', '"7", W/"1" , "1,1"'])
    expect(await put(other)).toBe(412);
  expect(await person.api('GET /applications/{id}', { params })).toMatchObject({ version: 1 });
  expect(await put(etag)).toBe(200);
  expect(await put('W/"9", , "x,y" ,\t"2"')).toBe(200);
  expect(await put('*')).toBe(200);
});

test.each(['3', 'W/3', '"a" "b"', 'w/"1"', '"1', ''])('rejects If-Match: %s as no list of ETags', async (sent) => {
  const { person, params, body } = await withApplication();
  const refused = await person.ask('PUT /applications/{id}', { params, body, headers: { 'if-match': sent } });
  expect(refused.status).toBe(400);
});

test('answers 304 without a body when If-None-Match has the current ETag', async () => {
  const { person, params, etag } = await withApplication();
  const get = (sent: string) => person.ask('GET /applications/{id}', { params, headers: { 'if-none-match': sent } });
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const answer = await get(known);
    expect(answer).toMatchObject({ status: 304, body: undefined });
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe(null);
  }
  for (const other of ['"1"', `"1-${'x'.repeat(16)}"`]) expect((await get(other)).status).toBe(200);
  expect((await get('1')).status).toBe(400);
});

test('the ETag differs between users who see different parts of the same version', async () => {
  const { person, params, etag, body } = await withApplication();
  const other = await makeGroup();
  const admin = await signedIn('Administrator');
  const both = [...body.resource_groups, other.id];
  await admin.api('PUT /applications/{id}', { params, body: { ...body, resource_groups: both } });
  const headers = { 'if-none-match': etag };
  const [less, more] = await Promise.all(
    [person, admin].map((one) => one.ask('GET /applications/{id}', { params, headers })),
  );
  expect(less?.headers.get('etag')).toMatch(/^"2-/);
  expect(less?.headers.get('etag')).not.toBe(more?.headers.get('etag'));
});

test('rejects an Idempotency-Key that is too long', async () => {
  const { headers } = await asContributor();
  const { problem } = await send('/applications', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'x'.repeat(256) },
    body: '{"name":"x"}',
  });
  expect(problem.status).toBe(400);
});

test('answers 400 for a very long id', async () => {
  const { headers } = await asContributor();
  const { problem } = await send(`/applications/${'x'.repeat(3000)}`, { headers });
  expect(problem.status).toBe(400);
});

test('a GET body can be sent back by PUT, and its read-only fields are ignored', async () => {
  const { person, params } = await withApplication();
  const read = await person.ask('GET /applications/{id}', { params });
  const put = (change: object) =>
    person.ask('PUT /applications/{id}', { params, body: { ...Object(read.body), ...change } });

  const { version: _, updated_at: __, trail_length: ___, trail_hash: ____, ...same } = Object(read.body);
  expect((await put({})).body, 'what changes nothing is no change').toEqual(read.body);
  const forged = { id: randomUUID(), version: 99, approval_status: 'approved', created_by: 'nobody', description: 'x' };
  expect((await put(forged)).body).toMatchObject({ ...same, version: 2, description: 'x' });
  expect(problemOf(await put({ nonsense: 1 }))).toMatchObject({
    status: 400,
    errors: [{ path: 'nonsense', code: 'unknown', params: {}, message: 'Unknown field.' }],
  });
});

test('the OpenAPI schema of a PUT marks read-only fields', async () => {
  const { components } = await (await fetch(`${inject('endpoints').api}/openapi.json`)).json();
  const schema = components.schemas.UpdateApplicationRequest;
  expect(schema).toMatchObject({
    additionalProperties: false,
    properties: { id: { readOnly: true }, approval_status: { readOnly: true }, name: { maxLength: 100 } },
  });
  expect(schema.properties.name).not.toHaveProperty('readOnly');
});

test('rejects a body with a repeated key and names the key', async () => {
  const { headers } = await asContributor();
  const body = '{"name":"One","description":"\\"name\\": x","name":"Two"}';
  const { problem } = await send('/applications', { method: 'POST', headers, body });
  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'name', code: 'repeated' }] });
});

test('rejects a deeply nested body, also without authentication', async () => {
  const nested = [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`];
  for (const value of nested) {
    const body = `{"token":${value}}`;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect((await send('/access/user/email/undo', init)).problem.status).toBe(400);
  }
});

test('concurrent changes without If-Match do not conflict', async () => {
  const { person, params, body } = await withApplication();
  const puts = Array.from({ length: 5 }, (_, n) =>
    person.ask('PUT /applications/{id}', { params, body: { ...body, description: `The ${n}th` } }),
  );
  expect((await Promise.all(puts)).map(({ status }) => status)).toEqual(puts.map(() => 200));
});
