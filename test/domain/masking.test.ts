import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedQuery } from '#domain/operations/masked-address.ts';
import { maskedDeep, maskedMessage } from '#domain/operations/masking.ts';

test('a masked message contains no quotes or people and keeps only the path of addresses', () => {
  expect(maskedMessage(`Cannot read "Ada's salary" of 'x' for ada@meridian.example`)).toBe(
    "Cannot read '*' of '*' for *",
  );
  expect(maskedMessage("It isn't there, and doesn't come back")).toBe("It isn't there, and doesn't come back");
  expect(maskedMessage('GET https://x.example/v2/people?text=Ada&limit=5#top failed')).toBe(
    'GET https://x.example/v2/people?limit=5&text=* failed',
  );
  expect(maskedMessage('Bearer eyJhbGciOi.eyJzdWIi.c2ln refused')).not.toMatch(/eyJ/);
});

test('secrets and typed text never appear in a masked address or event', () => {
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

test('masks very long texts quickly', () => {
  const text = `${'a/'.repeat(200_000)}${'.b'.repeat(200_000)}`;
  expect(maskedDeep(text)).toBe(text);
});
