import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedDeep, maskedMessage, maskedPath, maskedQuery } from '#domain/masking.ts';

test.each([
  ['limit=50&sort=-name', 'limit=50&sort=-name'],
  ['tab=controls&step=2&create', 'create=*&step=2&tab=controls'],
  ['text=Ada+Lovelace&owner=Grace', 'owner=*&text=*'],
  ['owner=Ada&owner=Grace', 'owner=*&owner=*'],
  ['sort=what%20somebody%20typed', 'sort=*'],
  ['code=4f1c&state=xyz', ''],
  ['token=abc&tab=people', 'tab=people'],
  ['id_token=a&access_token=b&SAMLResponse=c&RelayState=d&email=ada@x.example&x-amz-signature=e&session_state=f', ''],
  ['Ada%20Lovelace=1', ''],
  ['', ''],
])('of the query %s is told %s', (query, told) => {
  expect(maskedQuery(query)).toBe(told);
  expect(maskedQuery(told), 'and what is told already stays so').toBe(told);
});

test.each([
  [
    '/applications/detail/0190f6a2-8a3b-7c4d-9e5f-0123456789ab/controls',
    '/applications/detail/0190f6a2-8a3b-7c4d-9e5f-0123456789ab/controls',
  ],
  ['/frameworks/GOVERN-1.1', '/frameworks/GOVERN-1.1'],
  ['/ada@meridian.example/%C3%A1', '/*/*'],
  [`/unsubscribe/${'a'.repeat(65)}`, '/unsubscribe/*'],
  ['/', '/'],
])('of the path %s is told %s', (path, told) => expect(maskedPath(path)).toBe(told));

test('a message is told without what it quotes, without people, and with addresses by their page alone', () => {
  expect(maskedMessage(`Cannot read "Ada's salary" of 'x' for ada@meridian.example`)).toBe(
    "Cannot read '*' of '*' for *",
  );
  expect(maskedMessage("It isn't there, and doesn't come back")).toBe("It isn't there, and doesn't come back");
  expect(maskedMessage('GET https://x.example/v2/people?text=Ada&limit=5#top failed')).toBe(
    'GET https://x.example/v2/people?limit=5&text=* failed',
  );
  expect(maskedMessage('Bearer eyJhbGciOi.eyJzdWIi.c2ln refused')).not.toMatch(/eyJ/);
});

test('whatever is in an address as a secret, or was typed, is nowhere in what is told of it', () => {
  const marked = fc.stringMatching(/^[a-z]{3,10}$/).map((text) => `Zq${text}Zq`);
  const names = fc.constantFrom('code', 'token', 'id_token', 'state', 'password', 'text', 'owner', 'vendor', 'email');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, marked), { minLength: 1 }), marked, (pairs, typed) => {
      const query = new URLSearchParams(pairs).toString();
      expect(maskedQuery(query)).not.toContain('Zq');
      const event = {
        request: { url: `https://plumbline.example/vendors?${query}` },
        breadcrumbs: [{ data: { to: `/people?${query}#x` } }, { 'aria-label': typed }],
        spans: [{ attributes: { 'url.full': { value: `/v2/search?${query}` }, 'lcp.element': { value: typed } } }],
        count: 3,
      };
      expect(JSON.stringify(maskedDeep(event))).not.toContain('Zq');
    }),
  );
});

test('what has no end is looked through quickly', () => {
  const text = `${'a/'.repeat(200_000)}${'.b'.repeat(200_000)}`;
  expect(maskedDeep(text)).toBe(text);
});
