import { expect, test, vi } from 'vitest';
import { MOST_RESULTS } from '#contract/scim.ts';
import { USER_ATTRIBUTES } from '#lambdas/scim/attributes.ts';
import { pageOf, shown } from '#lambdas/scim/resources.ts';

vi.stubEnv('SITE_ORIGIN', 'https://plumbline.example');

const rows = Array.from({ length: 1_000 }, (_, n) => ({
  id: String(n).padStart(4, '0'),
  created_at: `2026-01-0${(n % 9) + 1}`,
}));
const asResource = ({ id }: { id: string }) => ({
  schemas: ['user'],
  id,
  userName: `${id}@example.com`,
  name: { givenName: id, familyName: 'X' },
});
const page = (startIndex: number, count: number, filter?: string) =>
  pageOf(rows, { startIndex, count, filter }, USER_ATTRIBUTES, asResource);

test('of 1,000 each is on one page, in the same order whichever page is asked for, and no page is too long', () => {
  const starts = Array.from({ length: 5 }, (_, n) => 1 + n * MOST_RESULTS);
  const all = starts.flatMap((start) => page(start, 1_000).some.map(({ id }) => id));
  expect(new Set(all).size).toBe(1_000);
  expect(page(201, 100).some.map(({ id }) => id)).toEqual(all.slice(200, 300));
});

test('what is before the first is the first, and no page is shorter than empty', () => {
  expect(page(-7, 3)).toMatchObject({ first: 1, total: 1_000 });
  expect(page(1, -3).some).toEqual([]);
  expect(page(999, 50).some).toHaveLength(2);
  expect(page(1, 10, 'userName sw "000"')).toMatchObject({ total: 10 });
});

test('what was asked for is shown, down to a part of a part, and never less than what it is', () => {
  const user = asResource({ id: '7' });
  expect(shown(user, { attributes: 'NAME.familyname' })).toEqual({
    schemas: ['user'],
    id: '7',
    name: { familyName: 'X' },
  });
  expect(shown(user, { excludedAttributes: 'userName,name.givenName,id' })).toEqual({
    schemas: ['user'],
    id: '7',
    name: { familyName: 'X' },
  });
});
