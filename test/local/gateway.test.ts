import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_LIMIT } from '#contract/http/edge-problems.ts';
import { Problem } from '#contract/http/problem.ts';
import { type HttpHandler, makeFunctions } from '#local/gateway/functions.ts';
import { makeGateway } from '#local/gateway/gateway.ts';

const routes = {
  things: {
    'GET /things': { allow: 'anyone', summary: '' },
    'GET /things/latest': { allow: 'anyone', summary: '' },
    'GET /things/{id}': { allow: 'anyone', summary: '' },
    'PUT /things/{id}/parts/{part_id}': { allow: 'anyone', summary: '' },
    'POST /things': { allow: 'anyone', summary: '' },
  },
} as const;

const echo: HttpHandler = async (event) => ({ statusCode: 200, body: JSON.stringify(event) });

let things: HttpHandler;
const description: HttpHandler = async (event) => ({ statusCode: 404, body: `nothing at ${event.rawPath}` });
const functions = makeFunctions(
  routes,
  new Map([
    ['things', (event, context) => things(event, context)],
    ['description', description],
  ]),
);
const server = createServer(makeGateway({ functions: () => functions, timeOut: 200 }));
let origin = '';

beforeEach(async () => {
  things = echo;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const event = async (path: string, init?: RequestInit) => (await fetch(`${origin}${path}`, init)).json();

test('a request becomes an API Gateway event', async () => {
  const headers = { 'X-Custom': 'a', cookie: 'one=1; two=2', 'user-agent': 'test' };
  const { requestContext, ...rest } = await event('/v2/things?tier=high&tier=low&text=a%20b', { headers });
  expect(rest).toMatchObject({
    version: '2.0',
    routeKey: 'GET /v2/things',
    rawPath: '/v2/things',
    rawQueryString: 'tier=high&tier=low&text=a%20b',
    queryStringParameters: { tier: 'high,low', text: 'a b' },
    cookies: ['one=1', 'two=2'],
    headers: { 'x-custom': 'a' },
    isBase64Encoded: false,
  });
  expect(rest.headers).not.toHaveProperty('cookie');
  expect(requestContext).toMatchObject({
    http: { method: 'GET', path: '/v2/things', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
    routeKey: 'GET /v2/things',
    stage: '$default',
    time: expect.stringMatching(/^\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
  });
});

test('path parameters are named and decoded', async () => {
  expect(await event('/v2/things/a%2Fb/parts/%C3%A9', { method: 'PUT' })).toMatchObject({
    routeKey: 'PUT /v2/things/{id}/parts/{part_id}',
    pathParameters: { id: 'a/b', part_id: 'é' },
  });
});

test('a parameter that is not well percent-encoded is missing', async () => {
  const { routeKey, pathParameters } = await event('/v2/things/%E0%A4');
  expect(routeKey).toBe('GET /v2/things/{id}');
  expect(pathParameters).toBeUndefined();
});

test('a static segment takes precedence over a parameter', async () => {
  expect(await event('/v2/things/latest')).toMatchObject({ routeKey: 'GET /v2/things/latest' });
});

test.each([
  ['an unknown path', 'GET', '/v2/nothing'],
  ['an unknown method', 'DELETE', '/v2/things'],
  ['a trailing slash', 'GET', '/v2/things/'],
])('%s goes to the handler that describes the API', async (_, method, path) => {
  const response = await fetch(`${origin}${path}`, { method });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(`nothing at ${path}`);
});

test('text arrives as text', async () => {
  const body = JSON.stringify({ name: 'Ünïcode' });
  const sent = await event('/v2/things', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(sent).toMatchObject({ body, isBase64Encoded: false });
});

test('bytes arrive as base64', async () => {
  const body = Uint8Array.from([0, 255, 128]);
  const sent = await event('/v2/things', { method: 'POST', body, headers: { 'content-type': 'application/pdf' } });
  expect(sent).toMatchObject({ body: 'AP+A', isBase64Encoded: true });
});

test('bytes, cookies and headers of a response come out as HTTP', async () => {
  things = async () => ({
    statusCode: 201,
    headers: { 'Content-Type': 'image/png', 'X-Count': 3 },
    cookies: ['a=1', 'b=2'],
    body: 'AP+A',
    isBase64Encoded: true,
  });
  const response = await fetch(`${origin}/v2/things`);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-count')).toBe('3');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 128]);
});

test('a 204 has no body and no length', async () => {
  things = async () => ({ statusCode: 204 });
  const response = await fetch(`${origin}/v2/things`);
  expect(response.status).toBe(204);
  expect(response.headers.has('content-length')).toBe(false);
  expect(await response.text()).toBe('');
});

test('a Lambda that throws gives an internal error without details', async () => {
  things = async () => {
    throw new Error('secret');
  };
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await fetch(`${origin}/v2/things`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Internal Server Error' });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a Lambda that takes too long is abandoned, and knew its time', async () => {
  let remaining = Number.NaN;
  things = (_, context) => {
    remaining = context.getRemainingTimeInMillis();
    return new Promise(() => {});
  };
  const response = await fetch(`${origin}/v2/things`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: 'Service Unavailable' });
  expect(remaining).toBeGreaterThan(100);
  expect(remaining).toBeLessThanOrEqual(200);
});

test('refuses a body at the firewall’s limit, with or without a content length', async () => {
  const large = new Uint8Array(REQUEST_LIMIT);
  const said = await fetch(`${origin}/v2/things`, { method: 'POST', body: large });
  expect(said.status).toBe(413);
  expect(Problem.parse(await said.json())).toMatchObject({ code: 'too_large' });
  const chunked = await new Promise<number | undefined>((resolve) => {
    const request = httpRequest(`${origin}/v2/things`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', () => {}); // the gateway may close the connection before everything is sent
    request.write(large); // written without a content length, so sent in chunks
    request.end();
  });
  expect(chunked).toBe(413);
});

test('a caller who disconnects during a request does no harm', async () => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  const begun = once(server, 'request');
  socket.write('POST /v2/things HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf');
  await begun;
  socket.destroy();
  expect((await fetch(`${origin}/v2/things`)).status).toBe(200);
});
