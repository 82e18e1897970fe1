import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callIdentity } from '#web/auth/ask-identity.ts';

const place = vi.hoisted(() => ({ url: '' }));
vi.mock('#web/config.ts', () => ({ config: () => ({ identity_endpoint: place.url, region: 'us-east-1' }) }));

/** Identity gives these responses in order, then accepts everything. */
let answers: { status: number; body: string }[] = [];
let asked = 0;
const identity = createServer((_request, response) => {
  asked++;
  const { status, body } = answers.shift() ?? { status: 200, body: '{"Session":"one"}' };
  response.writeHead(status).end(body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  place.url = `http://127.0.0.1:${(identity.address() as AddressInfo).port}/`; // it listens on a port, not on a pipe
});
afterAll(() => identity.close());
beforeEach(() => {
  asked = 0;
});

test('retries temporary errors', async () => {
  answers = [
    { status: 502, body: '<html>Bad gateway</html>' },
    { status: 400, body: '{"__type":"TooManyRequestsException"}' },
  ];
  expect(await callIdentity('InitiateAuth', {})).toEqual({ Session: 'one' });
  expect(asked).toBe(3);
});

test('retries at most twice', async () => {
  answers = [500, 503, 504].map((status) => ({ status, body: '' }));
  await expect(callIdentity('InitiateAuth', {})).rejects.toThrow();
  expect(asked).toBe(3);
});

test('does not retry a permanent error', async () => {
  answers = [{ status: 400, body: '{"__type":"NotAuthorizedException","message":"Incorrect username or password."}' }];
  await expect(callIdentity('InitiateAuth', {})).rejects.toThrow('Incorrect username or password.');
  expect(asked).toBe(1);
});
