import { expect, test } from 'vitest';
import { arranged, DASHBOARD_TILES } from '#domain/dashboard/dashboard.ts';

const usual = DASHBOARD_TILES.map((tile) => ({ tile, shown: true }));

test('tiles follow the saved order; others follow their predecessor, and unknown ones are dropped', () => {
  expect(arranged([])).toEqual(usual);
  const [first, last] = [DASHBOARD_TILES[0], DASHBOARD_TILES.at(-1) ?? expect.fail()];
  const said = [
    { tile: last, shown: true },
    { tile: 'a tile of another time', shown: true },
    { tile: first, shown: false },
  ];
  expect(arranged(said)).toEqual([{ tile: last, shown: true }, { tile: first, shown: false }, ...usual.slice(1, -1)]);
  expect(arranged(usual.slice(1))).toEqual(usual);
});
