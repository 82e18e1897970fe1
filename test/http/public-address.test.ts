/** Webhooks must not reach private networks, by address or by a name that resolves to one. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '#lambdas/webhooks/post.ts';
import { PrivateAddress, publicLookup } from '#lambdas/webhooks/public-address.ts';

afterEach(() => vi.unstubAllEnvs());

test('refuses a name that resolves to this machine', async () => {
  const find = promisify(publicLookup as (name: string, options: object, found: () => void) => void); // Node's overload
  await expect(find('localhost', {})).rejects.toThrow(PrivateAddress);
});

const INSIDE = ['https://127.0.0.1:1/', 'https://[::1]/', 'https://localhost/', 'https://printer.local./'];

test.each(INSIDE)('a request to %s says why it was not sent', async (address) =>
  expect(await post(address, {}, '{}')).toMatchObject({ status: null, problem: 'private_address' }),
);

test('the local webhook page receives no requests for private addresses', async () => {
  const asked: unknown[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('WEBHOOKS_GO_TO', `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`);
  for (const address of INSIDE)
    expect(await post(address, {}, '{}')).toMatchObject({ status: null, problem: 'private_address' });
  expect(await post('https://hooks.example/', {}, '{}')).toMatchObject({ status: 204, problem: null });
  expect(asked).toEqual(['/webhooks?to=https%3A%2F%2Fhooks.example%2F']);
  server.close();
});
