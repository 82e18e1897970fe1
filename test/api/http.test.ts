import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { makeGroup, signedIn, someName } from './people.ts';

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

test('every answer names its request, is kept by nobody, and carries its version as an ETag', async () => {
  const { person, group } = await asContributor();
  const body = { name: someName(), resource_groups: [group.id] };
  const made = await person.ask('POST /applications', { body, headers: { 'x-request-id': 'my-own-request-1' } });
  expect(made.status).toBe(201);
  expect(Object.fromEntries(made.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    etag: '"1"',
    'x-request-id': 'my-own-request-1',
  });
});

test('an unknown path is a 404 and a wrong method a 405 that says what can be done', async () => {
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
])('a body that is %s is refused', async (_, body, status) => {
  const { headers } = await asContributor();
  const { response, problem } = await send('/applications', { method: 'POST', headers, body });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(problem.status).toBe(status);
});

test('a body that does not say it is JSON is refused', async () => {
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
  ['colour=red', 'colour'],
])('the query %s is refused, and the problem names the parameter', async (query, path) => {
  const { headers } = await asContributor();
  const { problem } = await send(`/applications?${query}`, { headers });
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
});

test('what is badly percent-encoded is refused, in the path and in the query', async () => {
  const { headers } = await asContributor();
  for (const path of ['/applications?text=%zz', '/applications?text=%e0%a4', '/applications/%zz'])
    expect((await send(path, { headers })).problem.status).toBe(400);
});

test.each(['3', '"0"', 'W/"3"', '"x"', '"1", "2"'])('If-Match: %s is refused', async (etag) => {
  const { headers } = await asContributor();
  const path = `/applications/${randomUUID()}`;
  const { problem } = await send(path, {
    method: 'PUT',
    headers: { ...headers, 'if-match': etag },
    body: '{"name":"x"}',
  });
  expect(problem.status).toBe(400);
});

test('an Idempotency-Key is of a sensible kind', async () => {
  const { headers } = await asContributor();
  const { problem } = await send('/applications', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'x'.repeat(256) },
    body: '{"name":"x"}',
  });
  expect(problem.status).toBe(400);
});

test('a very long id is not found, rather than too much', async () => {
  const { headers } = await asContributor();
  const { problem } = await send(`/applications/${'x'.repeat(3000)}`, { headers });
  expect(problem.status).toBe(400);
});
