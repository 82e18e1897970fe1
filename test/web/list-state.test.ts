import { expect, test } from 'vitest';
import { isFiltered, type ListState, readListState, writeListState } from '#web/features/applications/list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

test('what a list shows can be read back from the address that it gives', () => {
  const state: ListState = {
    filter: { text: 'claims & fraud', owner: 'Grace', risk_tier: ['high', 'low'], approval_status: ['approved'] },
    sort: '-name',
    size: 50,
  };
  expect(read(writeListState(state).toString())).toEqual(state);
});

test('an address without a word shows everything, and is given for it', () => {
  const everything = read('');
  expect(everything).toEqual({ filter: {}, sort: 'name', size: 25 });
  expect(isFiltered(everything)).toBe(false);
  expect(writeListState(everything).toString()).toBe('');
});

test('what an address says amiss is passed over', () => {
  expect(read('tier=enormous&tier=high&sort=sideways&size=7&text=%20%20&page=3')).toEqual({
    filter: { risk_tier: ['high'] },
    sort: 'name',
    size: 25,
  });
});

test('the order in which tiers are named makes no other list', () => {
  expect(read('tier=low&tier=high')).toEqual(read('tier=high&tier=low'));
});
