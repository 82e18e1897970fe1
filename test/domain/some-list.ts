/** A list with a column of each kind, and rows that fast-check makes up. */
import fc from 'fast-check';
import type { List } from '#domain/list/columns.ts';
import { orEverybody } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';

export type Row = {
  id: string;
  name: string;
  color: string;
  tags: readonly string[];
  size: number | null;
  groups: readonly string[];
};

export const COLORS = ['red', 'green', 'blue'];
export const GROUPS = ['north', 'south', 'west'];

export const list = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    color: { of: ({ color }) => color, counted: COLORS },
    tags: { of: ({ tags }) => tags, searched: true, counted: 'any' },
    size: { of: () => null, order: ({ size }) => size },
    groups: { of: ({ groups }) => groups, counted: 'any', ofGroups: true },
  },
  groups: ({ groups }) => orEverybody(groups),
} as const satisfies List<Row>;

export const row = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Áda', 'ada two', 'Bob', 'bób', 'Carol', 'x'),
  color: fc.constantFrom(...COLORS),
  tags: fc.subarray(['a', 'b', 'c']),
  size: fc.option(fc.integer({ min: 0, max: 5 })),
  groups: fc.subarray(GROUPS),
});
