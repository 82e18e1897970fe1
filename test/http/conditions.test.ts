import { expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { changeable, etagOf, isKnown } from '#lambdas/http/conditions.ts';

const editions = [...CATALOGUE.map(({ version }) => version), '1.0 — draft', '第1版', '2026', 'A "quoted" edition', ''];

test.each(editions)('gives edition %j an ASCII ETag that is recognized when sent back', (version) => {
  const etag = etagOf(version, JSON.stringify({ version }));
  expect(etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  for (const sent of [etag, `W/${etag}`, `"x", ${etag}`])
    expect(isKnown({ headers: { 'if-none-match': sent } }, etag)).toBe(true);
  expect(isKnown({ headers: { 'if-none-match': etag } }, etagOf(version, 'Another body'))).toBe(false);
  // The ETag contains no entity version.
  expect([1, 11, 2026].map(changeable({ headers: { 'if-match': etag } }))).toEqual([false, false, false]);
});

test('accepts the ETag of an entity, or its version alone, as If-Match', () => {
  for (const sent of [etagOf(7, 'body'), etagOf(7, 'As others see it'), '"7"', `"6", ${etagOf(7, 'body')}`])
    expect([7, 8].map(changeable({ headers: { 'if-match': sent } }))).toEqual([true, false]);
});
