import { expect, test } from 'vitest';
import { applications as contract } from '#contract/applications.ts';
import {
  isFiltered,
  type ListState,
  notUnderstood,
  readListState,
  writeListState,
} from '#web/features/applications/list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

test('what a list shows can be read back from the address that it gives', () => {
  const state: ListState = {
    filter: { text: 'claims & fraud', owner: 'Grace', risk_tier: ['high', 'low'], approval_status: ['approved'] },
    sort: '-name',
    limit: 50,
  };
  expect(read(writeListState(state).toString())).toEqual(state);
});

test('an address without a word shows everything, and is given for it', () => {
  const everything = read('');
  expect(everything).toEqual({ filter: {}, sort: 'name', limit: 25 });
  expect(isFiltered(everything)).toBe(false);
  expect(writeListState(everything).toString()).toBe('');
});

test('what an address says amiss is passed over, and told', () => {
  const amiss = 'risk_tier=enormous&risk_tier=high&sort=sideways&limit=7&text=%20%20&page=3';
  expect(read(amiss)).toEqual({ filter: { risk_tier: ['high'] }, sort: 'name', limit: 25 });
  expect(notUnderstood(new URLSearchParams(amiss))).toEqual([
    'risk_tier=enormous',
    'sort=sideways',
    'limit=7',
    'page=3',
  ]);
});

test('what goes without saying, and spaces around what is searched, are understood', () => {
  expect(notUnderstood(new URLSearchParams('sort=name&limit=25&text=%20claims+&owner='))).toEqual([]);
});

test('an address says what the API is asked, in the same words', () => {
  const said = 'text=a&owner=b&risk_tier=high&development_status=idea&approval_status=approved&sort=-name&limit=50';
  expect(writeListState(read(said)).toString()).toBe(said);
  const asked = contract['GET /applications'].query.parse({ ...read(said).filter, sort: '-name', limit: 50 });
  expect(Object.keys(asked).toSorted()).toEqual([...new URLSearchParams(said).keys()].toSorted());
});

test('the order in which tiers are named makes no other list', () => {
  expect(read('risk_tier=low&risk_tier=high')).toEqual(read('risk_tier=high&risk_tier=low'));
});
