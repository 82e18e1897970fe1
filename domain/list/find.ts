/** Applies the access scope and filters to a list, and counts the values of the matching rows. */

import { isDay } from '#domain/day.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { wordsOf } from '#domain/text/name.ts';
import { type Block, codesOf, type EncodedColumn, type Listed } from './block.ts';
import { countedOf, type List, type OfReader } from './columns.ts';

export type Filter = {
  /** Each word must occur in some searched column. Case and accents are ignored. */
  text?: string | undefined;
  /** The selected values by column. */
  values: Readonly<Record<string, readonly string[] | undefined>>;
};

/** The codes of an `ofReader` column. Declared values have fixed numbers. */
const codesFor = <R extends Listed>(
  { rows }: Block<R>,
  values: readonly string[] | 'any',
  cellOf: OfReader<R>[string],
): EncodedColumn => {
  if (values === 'any') return codesOf(rows, cellOf);
  const numbers = new Map<string | null, number>(values.map((value, number) => [value, number]));
  const sets = [...values.map((_, number) => [number]), []];
  const several = new Map<string, number>();
  const setOf = (cell: string | readonly string[] | null) => {
    if (cell === null || typeof cell === 'string') return numbers.get(cell) ?? values.length;
    const own = cell.flatMap((value) => numbers.get(value) ?? []);
    if (own.length < 2) return own[0] ?? values.length;
    const known = several.get(own.join()) ?? sets.push(own) - 1;
    several.set(own.join(), known);
    return known;
  };
  return { values, of: Uint32Array.from(rows.map((row) => setOf(cellOf(row)))), sets };
};

/** For each set: 1 if it contains no wanted value. */
const refusedOf = ({ values, sets }: EncodedColumn, isWanted: (value: string) => boolean) => {
  const wanted = values.map(isWanted);
  return Uint8Array.from(sets.map((numbers) => (numbers.some((number) => wanted[number]) ? 0 : 1)));
};

/** Limits of numbers and dates. */
const LIMIT = /^([<>]=)(-?\d.*)$/;
const isWithin = (value: string, sign: string | undefined, limit: string) => {
  const [a, b] = isDay(limit) ? [value, limit] : [Number(value), Number(limit)];
  return sign === '>=' ? a >= b : a <= b;
};

/** One of the values, and within all limits. */
const within = (asked: readonly string[]) => {
  const limits = asked.flatMap((one) => {
    const [, sign, limit] = LIMIT.exec(one) ?? [];
    return limit === undefined ? [] : [{ sign, limit }];
  });
  const values = asked.filter((one) => !LIMIT.test(one));
  return (value: string) =>
    (values.length === 0 || values.includes(value)) && limits.every(({ sign, limit }) => isWithin(value, sign, limit));
};

/** The counts of one column in one block. */
type Counting = {
  name: string;
  codes: EncodedColumn;
  /** Whether the reader may see each value. */
  known: readonly boolean[];
  /** For each set: whether this column excludes it. Undefined without a filter on the column. */
  refused: Uint8Array | undefined;
};

const countingOf = <R extends Listed>(
  block: Block<R>,
  { columns }: List<R>,
  name: string,
  reach: Reach,
  asked: readonly string[] = [],
  ofReader: OfReader<R>,
): Counting => {
  const { counted, ofGroups, ranged } = columns[name] ?? {};
  const cellOf = ofReader[name];
  const codes = cellOf && counted ? codesFor(block, counted, cellOf) : block.codes(name);
  const isKnown = (value: string) => !ofGroups || reaches(reach, [value]);
  const isWanted = ranged ? within(asked) : (value: string) => asked.includes(value);
  const refused = asked.length > 0 ? refusedOf(codes, (value) => isWanted(value) && isKnown(value)) : undefined;
  return { name, codes, known: codes.values.map(isKnown), refused };
};

const refuse = (refusals: Uint8Array, { of }: EncodedColumn, refused: Uint8Array, by: number) => {
  for (let row = 0; row < of.length; row++) refusals[row] = (refusals[row] ?? 0) + by * (refused[of[row] ?? 0] ?? 0);
};

/** Counts as two columns, so that rows outside the access scope or the search are excluded from all facet counts. */
const OUT = 2;

/** How many columns exclude each row. */
const refusalsOf = <R extends Listed>(block: Block<R>, reach: Reach, text = '', columns: readonly Counting[]) => {
  const refusals = new Uint8Array(block.rows.length);
  const groups = reach === 'ALL' ? undefined : block.groups();
  const isReached = (group: string) => reaches(reach, [group]);
  if (groups) refuse(refusals, groups, refusedOf(groups, isReached), OUT);
  for (const { codes, refused } of columns) if (refused) refuse(refusals, codes, refused, 1);
  const words = wordsOf(text);
  if (words.length === 0) return refusals;
  for (const [row, said] of block.texts().entries())
    if ((refusals[row] ?? 0) < OUT && !words.every((word) => said.includes(word))) refusals[row] = OUT;
  return refusals;
};

/**
 * A facet also counts rows that only its own column excludes, because those are what another choice in that column
 * would find.
 */
export const countsOf = ({ codes: { values, sets, of }, refused }: Counting, refusals: Uint8Array) => {
  const own = refused ?? new Uint8Array(sets.length);
  const bySet = new Uint32Array(sets.length);
  for (let row = 0; row < of.length; row++) {
    const set = of[row] ?? 0;
    if (refusals[row] === own[set]) bySet[set] = (bySet[set] ?? 0) + 1;
  }
  const counts = values.map(() => 0);
  for (const [set, numbers] of sets.entries())
    for (const number of numbers) counts[number] = (counts[number] ?? 0) + (bySet[set] ?? 0);
  return counts;
};

export type Found<R extends Listed> = { block: Block<R>; refusals: Uint8Array; columns: readonly Counting[] };

export const find = <R extends Listed>(
  blocks: readonly Block<R>[],
  list: List<R>,
  reach: Reach,
  { text, values }: Filter,
  ofReader: OfReader<R>,
): Found<R>[] =>
  blocks.map((block) => {
    const columns = countedOf(list).map((name) => countingOf(block, list, name, reach, values[name], ofReader));
    return { block, columns, refusals: refusalsOf(block, reach, text, columns) };
  });
