import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isForThisMachine } from '#local/aws/for-this-machine.ts';
import { makeSite } from '#local/site/site.ts';

const script = `console.log("${'plumb'.repeat(1000)}")`;
let folder = '';
let origin = '';

const server = createServer((request, response) => {
  void makeSite(join(folder, 'dist'))(request, response, (request.url ?? '').split('?', 1).join());
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-site-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await mkdir(join(folder, 'dist', '.vite'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist', 'index.html'), '<title>Plumbline</title>');
  await writeFile(join(folder, 'dist', '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'dist', 'assets', 'index-B1.js'), script);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Sends the path unchanged. `fetch` would normalize it. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; length: number }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers }, (response) => {
      let length = 0;
      response.on('data', (chunk) => (length += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, length }));
    }).on('error', reject);
  });

test.each(['/', '/applications', '/applications/detail/7?tab=1', '/frameworks/GOVERN-1.1'])(
  "%s is one of the web app's own pages",
  async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(await response.text()).toBe('<title>Plumbline</title>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test('an asset is immutable and compressed as the browser allows', async () => {
  const plain = await ask('/assets/index-B1.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(plain.length).toBe(script.length);
  for (const encoding of ['gzip', 'br']) {
    const packed = await ask('/assets/index-B1.js', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.length).toBeLessThan(200);
  }
});

test('answers 304 when the browser has the file', async () => {
  const { headers } = await ask('/');
  expect(await ask('/', { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304, length: 0 });
});

test('HEAD gives the headers alone', async () => {
  const response = await fetch(`${origin}/assets/index-B1.js`, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBeTruthy();
  expect(await response.text()).toBe('');
});

test('a missing file is not found', async () => {
  expect(await ask('/assets/index-A0.js')).toMatchObject({ status: 404 });
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/.vite/manifest.json',
  '/assets/index-B1.js%00.html',
])('%s leads nowhere', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});

test('a path that is not well percent-encoded is a bad request', async () => {
  expect(await ask('/%E0%A4')).toMatchObject({ status: 400 });
});

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('%s is this machine', (host) => {
  expect(isForThisMachine(host)).toBe(true);
});

test.each(['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '', undefined])(
  '%s is not this machine',
  (host) => {
    expect(isForThisMachine(host)).toBe(false);
  },
);
