import { expect, test } from 'vitest';
import { columnsThatFit, widthsIn } from '#web/components/list/columns/room.ts';

const columns = [{ id: 'name' }, { id: 'tier', width: 100 }, { id: 'owner', width: 200 }, { id: 'note', width: 50 }];
const fitting = (place: number) => columnsThatFit(columns, place).map(({ id }) => id);

test('shows as many columns as fit, in order, and always the first', () => {
  expect(fitting(2_000)).toEqual(['name', 'tier', 'owner', 'note']);
  expect(fitting(590)).toEqual(['name', 'tier', 'owner']);
  expect(fitting(490)).toEqual(['name', 'tier']);
  expect(fitting(100)).toEqual(['name']);
  expect(columnsThatFit([], 2_000)).toEqual([]);
});

test('the first column takes the remaining width, and resized columns keep theirs', () => {
  expect(widthsIn(columns, 1_082, {})).toEqual({ name: 650, tier: 100, owner: 200, note: 50 });
  expect(widthsIn(columns, 1_082, { owner: 300 })).toEqual({ name: 550, tier: 100, owner: 300, note: 50 });
  expect(widthsIn(columns, 1_082, { name: 400 })).toMatchObject({ name: 400 });
  expect(widthsIn(columns, 400, {})).toMatchObject({ name: 190 });
});
