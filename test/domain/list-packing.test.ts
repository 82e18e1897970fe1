import { expect, test } from 'vitest';
import { pack, unpack } from '#domain/list/packing.ts';

test('unpacked rows equal the packed ones and share equal values', () => {
  const rows = [
    { id: 'a', tier: 'high', groups: ['g', 'h'], due: null, note: undefined },
    { id: 'b', tier: 'high', groups: ['g', 'h'], due: '2026-12-01' },
    { id: 'c', groups: [], due: null, approval: { round: 1 } },
  ];
  const found = unpack(pack(rows));
  expect(found).toEqual(rows);
  expect(found[2]).not.toHaveProperty('tier');
  const [one, other] = found as typeof rows;
  expect(one?.groups).toBe(other?.groups);
  expect(unpack(pack([]))).toEqual([]);
});
