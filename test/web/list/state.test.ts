import { expect, test } from 'vitest';
import { applications as contract } from '#contract/applications/applications.ts';
import { applicationList } from '#domain/applications/list.ts';
import {
  isFiltered,
  type ListState,
  notUnderstood,
  readListState,
  unusable,
  WITHOUT_VIEW,
  writeListState,
} from '#domain/list/address.ts';
import { choicesOf, labelIn } from '#web/components/list/filters/choices.ts';
import { listKind } from '#web/components/list/kind.ts';

const kind = listKind({
  key: 'applications',
  list: applicationList,
  sort: 'name',
  ask: () => Promise.reject(new Error('Nothing is asked here.')),
});
const read = (query: string) => readListState(kind, new URLSearchParams(query));
const write = (state: ListState) => writeListState(kind, state).toString();
const amissIn = (query: string) => notUnderstood(kind, new URLSearchParams(query));

test('list state written to an address reads back unchanged', () => {
  const state: ListState = {
    text: 'claims & fraud',
    values: { owner: ['', 'Grace Hopper'], risk_tier: ['high', 'low'], approval_status: ['approved'] },
    sort: '-updated_at',
    limit: 50,
    columns: ['owner', 'a column of another time'],
    view: 'a-view',
  };
  expect(amissIn(write(state))).toEqual([]);
  expect(read(write(state))).toEqual(state);
});

test('an address without parameters shows everything, and the default state writes none', () => {
  const everything = read('');
  expect(everything).toEqual({ values: {}, sort: 'name', limit: 25 });
  expect(isFiltered(everything)).toBe(false);
  expect(write(everything)).toBe('');
});

test('a list reports values that it cannot use, and ignores parameters that it does not take', () => {
  const amiss = 'risk_tier=enormous&risk_tier=high&sort=sideways&limit=7&text=%20%20&page=3&utm_source=mail';
  expect(read(amiss)).toEqual({ values: { risk_tier: ['high'] }, sort: 'name', limit: 25 });
  expect(unusable(kind, new URLSearchParams(amiss))).toEqual(['risk_tier=enormous', 'sort=sideways', 'limit=7']);
  expect(amissIn(amiss)).toEqual(['risk_tier=enormous', 'sort=sideways', 'limit=7', 'page=3', 'utm_source=mail']);
});

test('accepts defaults and spaces around the search text', () => {
  expect(amissIn('sort=name&limit=25&text=%20claims+&owner=')).toEqual([]);
  expect(amissIn('text=')).toEqual([]);
});

test('a list is sorted by any column that the API orders, and by no other', () => {
  for (const sort of ['owner', '-department', 'risk_tier', '-updated_at']) expect(read(`sort=${sort}`).sort).toBe(sort);
  expect(read('sort=description').sort).toBe('name');
});

test('an address uses the parameters of the API', () => {
  const said =
    'text=a&owner=b&department=c&model_type=both&risk_tier=high&development_status=idea&approval_status=approved&sort=-name&limit=50';
  const { text, values, sort, limit } = read(said);
  expect(write({ text, values, sort, limit })).toBe(said);
  const asked = contract['GET /applications'].query.parse({ text, ...values, sort, limit });
  expect(Object.keys(asked).toSorted()).toEqual([...new URLSearchParams(said).keys()].toSorted());
});

test('the order of filter values makes no difference', () => {
  expect(read('risk_tier=low&risk_tier=high')).toEqual(read('risk_tier=high&risk_tier=low'));
  expect(read('owner=b&owner=a&owner=b')).toEqual(read('owner=a&owner=b'));
});

test('a filter offers every possible value in order, with counts', () => {
  const labelOf = (value: string) => value.toUpperCase();
  const choices = choicesOf({ values: ['high', 'low'], facet: { low: 3 }, chosen: [], labelOf });
  expect(choices).toEqual([
    { value: 'high', label: 'HIGH', count: 0 },
    { value: 'low', label: 'LOW', count: 3 },
  ]);
  expect(choicesOf({ values: ['high'], facet: undefined, chosen: [], labelOf })).toEqual([
    { value: 'high', label: 'HIGH', count: undefined },
  ]);
});

test('the id of a missing name shows as unknown, and typed text stays unchanged', () => {
  const [known, gone] = ['5f9aa1d1-4a2e-4d8e-9b38-0d5a4f1f9b6e', 'c03eed09-79cf-4b2b-8e1a-3f60a4f1d2aa'];
  const column = { labels: { [known]: 'Claims' }, unknown: 'Unknown group' };
  expect([known, gone, 'Typed'].map((value) => labelIn(column, value))).toEqual(['Claims', 'Unknown group', 'Typed']);
  expect(labelIn({}, 'high')).toBe('high');
});

test('an open-ended filter offers the existing and the chosen values', () => {
  const choices = choicesOf({
    values: 'any',
    facet: { Zoe: 2, Ada: 1 },
    chosen: ['Bob', 'Zoe'],
    labelOf: (value) => value,
  });
  expect(choices.map(({ value, count }) => [value, count])).toEqual([
    ['Ada', 1],
    ['Zoe', 2],
    ['Bob', 0],
  ]);
});

test('opting out of the default view is valid and does not change the list', () => {
  expect(amissIn(WITHOUT_VIEW)).toEqual([]);
  expect(read(WITHOUT_VIEW)).toEqual(read(''));
});
