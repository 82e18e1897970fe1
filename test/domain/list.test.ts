import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '#domain/list/answer.ts';
import { blockOf, comparePlaces, type Place } from '#domain/list/block.ts';
import type { Filter } from '#domain/list/find.ts';
import { share } from '#domain/list/share.ts';
import type { Reach } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';
import { COLORS, GROUPS, list, type Row, row } from './some-list.ts';

const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 60 });
const reach: fc.Arbitrary<Reach> = fc.oneof(fc.constant('ALL' as const), fc.subarray(GROUPS));
const sort = fc.constantFrom('name', '-name', 'size', '-size');
const filter: fc.Arbitrary<Filter> = fc.record({
  text: fc.constantFrom(undefined, '', 'ADA', 'bob', 'o', '  ', 'two ada', ' b  BÓB '),
  values: fc.record({
    color: fc.option(fc.subarray([...COLORS, 'pink']), { nil: undefined }),
    tags: fc.option(fc.subarray(['a', 'b', 'z']), { nil: undefined }),
    groups: fc.option(fc.subarray([...GROUPS, 'east', '*']), { nil: undefined }),
  }),
});

/** Spreads rows over blocks. The result must not depend on the split. */
const spread = (all: readonly Row[]) =>
  [0, 1, 2].map((n) =>
    blockOf(
      all.filter((_, at) => at % 3 === n),
      list,
    ),
  );

const isKnown = (given: Reach) => (group: string) => given === 'ALL' || given.includes(group);
const isIn = (given: Reach, { groups }: Row) => (groups.length === 0 ? given.length > 0 : groups.some(isKnown(given)));
const hasText = ({ name, tags }: Row, text = '') =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .every((word) => [name, ...tags].some((said) => nameOrder(said).includes(nameOrder(word))));
const isWanted = (values: readonly string[], wanted: readonly string[] | undefined) =>
  !wanted?.length || values.some((value) => wanted.includes(value));

const found = (all: readonly Row[], given: Reach, { text, values }: Filter, but?: 'color' | 'tags' | 'groups') =>
  all.filter(
    (one) =>
      isIn(given, one) &&
      hasText(one, text) &&
      (but === 'color' || isWanted([one.color], values.color)) &&
      (but === 'tags' || isWanted(one.tags, values.tags)) &&
      (but === 'groups' || isWanted(one.groups.filter(isKnown(given)), values.groups)),
  );

const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const placeOf = ({ id, name, size }: Row, by: string): Place => [by.endsWith('name') ? nameOrder(name) : size, id];

test('the page, the total and the facets match counting row by row', () => {
  fc.assert(
    fc.property(rows, reach, filter, sort, fc.integer({ min: 1, max: 20 }), (all, given, narrowed, by, limit) => {
      const page = answer(spread(all), list, given, narrowed, { sort: by, limit });
      const sign = by.startsWith('-') ? -1 : 1;
      const wanted = found(all, given, narrowed).sort((a, b) => comparePlaces(placeOf(a, by), placeOf(b, by), sign));
      expect(page.items).toEqual(wanted.slice(0, limit));
      expect(page.total).toBe(wanted.length);
      expect(page.facets).toEqual({
        color: tally(found(all, given, narrowed, 'color').map(({ color }) => color)),
        tags: tally(found(all, given, narrowed, 'tags').flatMap(({ tags }) => tags)),
        groups: tally(found(all, given, narrowed, 'groups').flatMap(({ groups }) => groups.filter(isKnown(given)))),
      });
    }),
  );
});

test.each([
  ['size', ['1', '3', 'a', 'b']],
  ['-size', ['3', '1', 'a', 'b']],
] as const)('sorted by %s, rows without a value come last, on each page', (by, wanted) => {
  const sized = (id: string, size: number | null): Row => ({ id, name: id, color: 'red', tags: [], size, groups: [] });
  const all = [sized('b', null), sized('3', 3), sized('a', null), sized('1', 1)];
  const shown: string[] = [];
  let after: Place | undefined;
  do {
    const page = answer(spread(all), list, 'ALL', { values: {} }, { sort: by, limit: 1, ...(after && { after }) });
    shown.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(shown).toEqual(wanted);
});

test('a page, total or facet reveals no row outside the access scope', () => {
  fc.assert(
    fc.property(rows, fc.subarray(GROUPS), filter, sort, (all, given, narrowed, by) => {
      const part = { sort: by, limit: 10 };
      const seen = all.filter((one) => isIn(given, one));
      const known = (one: Row) => ({ ...one, groups: one.groups.filter(isKnown(given)) });
      const page = answer(spread(all), list, given, narrowed, part);
      expect({ ...page, items: page.items.map(known) }).toEqual(
        answer(spread(seen.map(known)), list, 'ALL', narrowed, part),
      );
    }),
  );
});

test('paging shows each remaining row once while others add and remove rows', () => {
  const change = fc.record({ removed: fc.nat(), added: row });
  fc.assert(
    fc.property(rows, sort, fc.integer({ min: 1, max: 7 }), fc.array(change), (all, by, limit, changes) => {
      const staying = new Set(all.map(({ id }) => id));
      const shown: string[] = [];
      let now = all;
      let after: Place | undefined;
      do {
        const page = answer(spread(now), list, 'ALL', { values: {} }, { sort: by, limit, ...(after && { after }) });
        shown.push(...page.items.map(({ id }) => id));
        after = page.next ?? undefined;
        const { removed = 0, added } = changes.pop() ?? {};
        const gone = added && now[removed % Math.max(1, now.length)];
        if (gone) staying.delete(gone.id);
        now = [...now.filter((one) => one !== gone), ...(added ? [added] : [])];
      } while (after);
      expect(new Set(shown).size).toBe(shown.length);
      for (const id of staying) expect(shown).toContain(id);
    }),
  );
});

test('open-ended facets count the most frequent and the requested values', () => {
  const all = Array.from({ length: 60 }, (_, n) => n).flatMap((n) =>
    Array.from({ length: n === 0 ? 1 : 2 }, (_, k): Row => {
      const id = `${n}-${k}`;
      return { id, name: id, color: 'red', tags: [`tag ${n}`], size: n, groups: [] };
    }),
  );
  const tags = (asked: string[]) => {
    const { facets } = answer(spread(all), list, 'ALL', { values: { tags: asked } }, { sort: 'name', limit: 1 });
    return facets.tags;
  };
  expect(Object.keys(tags([]))).toHaveLength(50);
  expect(tags([])).not.toHaveProperty('tag 0');
  expect(tags(['tag 0'])).toMatchObject({ 'tag 0': 1, 'tag 1': 2 });
});

test('equal values are shared between rows without changing them', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const shared = share(structuredClone(all));
      expect(shared).toEqual(all);
      const kinds = new Set(all.map(({ groups }) => groups.join()));
      expect(new Set(shared.map(({ groups }) => groups)).size).toBe(kinds.size);
    }),
  );
  const alike = () => [{ value: 'null' }, { value: null }, { value: '[]' }, { value: [] }];
  expect(share<object>(alike())).toEqual(alike());
});
