import { expect, test, vi } from 'vitest';
import { MOST_RESULTS } from '#contract/people/scim.ts';
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

test('pages of 1,000 resources are stable, without gaps, and limited in size', () => {
  const starts = Array.from({ length: 5 }, (_, n) => 1 + n * MOST_RESULTS);
  const all = starts.flatMap((start) => page(start, 1_000).some.map(({ id }) => id));
  expect(new Set(all).size).toBe(1_000);
  expect(page(201, 100).some.map(({ id }) => id)).toEqual(all.slice(200, 300));
});

test('corrects a start before the first and a negative count', () => {
  expect(page(-7, 3)).toMatchObject({ first: 1, total: 1_000 });
  expect(page(1, -3).some).toEqual([]);
  expect(page(999, 50).some).toHaveLength(2);
  expect(page(1, 10, 'userName sw "000"')).toMatchObject({ total: 10 });
});

test('returns the requested attributes down to sub-attributes, and always the id', () => {
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
