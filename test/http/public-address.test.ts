/** Webhooks are sent to nobody's own network: neither by an address nor by a name that leads there. */
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { post } from '#lambdas/programs/post.ts';
import { isPublic, PrivateAddress, publicLookup } from '#lambdas/programs/public-address.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1'],
  ...['2002:a00:1::', '2001:db8::1', '2001::1', 'fec0::1'],
])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) =>
  expect(isPublic(address)).toBe(true),
);

test('a name that leads to this machine is refused when it is looked up', async () => {
  const find = promisify(publicLookup as (name: string, options: object, found: () => void) => void); // as Node calls it
  await expect(find('localhost', {})).rejects.toThrow(PrivateAddress);
});

test('an attempt says why nobody answered', async () => {
  const [bare, inside] = [await post('https://127.0.0.1:1/', {}, '{}'), await post('https://[::1]/', {}, '{}')];
  expect([bare, inside]).toMatchObject([{ problem: 'private_address' }, { problem: 'private_address' }]);
  expect(await post('https://localhost/', {}, '{}')).toMatchObject({ status: null, problem: 'private_address' });
});
