/** Webhooks must not reach private networks, in any notation of an address. */
import { expect, test } from 'vitest';
import { problemOf, tidied } from '#domain/rules.ts';
import { vendorRules } from '#domain/vendors/rules.ts';
import { isPublicAddress } from '#domain/webhooks/public-host.ts';
import { webhookRules } from '#domain/webhooks/rules.ts';

const wrong = (address: string) => problemOf(webhookRules.address, address)?.code;

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fd00::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001::1', '2001:1ff::1', '3fff:fff::1', 'fec0::1', 'nowhere'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ...['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:4001::1', '2001:200::1'],
  ...['2606:4700:1:2:3:4:5:6', '2000::1'],
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['127.0.0.1', '127.1', '0x7f.1', '2130706433', '017700000001', '0', '10.0.0.1', '169.254.169.254', '100.64.0.1'],
  ...[
    '192.168.1.1.',
    '224.0.0.1',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'foo.localhost',
    'printer.local',
    'intranet',
  ],
  ...['metadata.google.internal', 'router.home.arpa', 'nas.lan.', '①②⑦.⓪.⓪.①', '%31%32%37.0.0.1', '[::1]', '[fd00::1]'],
  ...['[::ffff:127.0.0.1]', '[fe80::1]:8443', '127.0.0.1:8443'],
])('refuses https://%s/x as a webhook address because of its host', (host) =>
  expect(wrong(`https://${host}/x`)).toBe('not_public'),
);

test.each([
  ['https:/\\/127.0.0.1/', 'not_public'],
  [' https://10.0.0.1/ ', 'not_public'],
  ['http://hooks.example/', 'not_a_website'],
  ['https://ada:secret@hooks.example/', 'not_a_website'],
  ['https://example.com@127.0.0.1/', 'not_a_website'],
  ['hooks', 'not_a_website'],
  ['https://[2606:4700::1111]/', undefined],
  ['https://1.1.1.1/', undefined],
  ['https://local.example/', undefined],
  ['https://10.example.com/', undefined],
])('%s: %s', (address, code) => expect(wrong(address)).toBe(code));

test.each([
  ['https://example.com\\@127.0.0.1/', 'https://example.com/@127.0.0.1/'],
  [' HTTPS://Hooks.Example ', 'https://hooks.example/'],
  ['https://ⓗooks.example/a?b=c', 'https://hooks.example/a?b=c'],
])('%s is stored in its normalized form: %s', (typed, kept) => {
  expect(wrong(typed)).toBeUndefined();
  expect(tidied(webhookRules.address, typed)).toBe(kept);
});

test('a website needs a fully qualified host or an IP address', () => {
  const said = (website: string) => problemOf(vendorRules.website, website)?.code;
  expect(
    ['https://[2606:4700::1111]/', 'https://one.example', 'https://intranet/', 'ftp://x.example'].map(said),
  ).toEqual([undefined, undefined, 'not_a_whole_host', 'not_a_website']);
});
