/** Which rows of a list are found by whoever asks, and how many of them have which value. */
import { wordsOf } from '#domain/name.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { type Block, type Codes, codesOf, type Listed } from './block.ts';
import { countedOf, type List, type OfReader } from './columns.ts';

export type Filter = {
  /** Each of its words is somewhere in a searched column, whichever; case and accents do not count. */
  text?: string | undefined;
  /** Of a column, the values that are wanted. */
  values: Readonly<Record<string, readonly string[] | undefined>>;
};

/** Of a column that is told anew; of one whose values are known a row has one at most. */
const codesFor = <R extends Listed>(
  { rows }: Block<R>,
  values: readonly string[] | 'any',
  toldOf: OfReader<R>[string],
): Codes => {
  if (values === 'any') return codesOf(rows, toldOf);
  const sets = new Map<unknown, number>(values.map((value, number) => [value, number]));
  const of = Uint32Array.from(rows.map((row) => sets.get(toldOf(row)) ?? values.length));
  return { values, sets: [...values.map((_, number) => [number]), []], of };
};

/** Of each set, whether it has none of the values that are wanted. */
const refusedOf = ({ values, sets }: Codes, isWanted: (value: string) => boolean) => {
  const wanted = values.map(isWanted);
  return Uint8Array.from(sets.map((numbers) => (numbers.some((number) => wanted[number]) ? 0 : 1)));
};

/** A column whose values are counted, of one block. */
type Counting = {
  name: string;
  codes: Codes;
  /** Which of its values are the reader's to know. */
  known: readonly boolean[];
  /** Which of its sets it refuses; nothing where it is not filtered by. */
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
  const { counted, ofGroups } = columns[name] ?? {};
  const toldOf = ofReader[name];
  const codes = toldOf && counted ? codesFor(block, counted, toldOf) : block.codes(name);
  const isKnown = (value: string) => !ofGroups || reaches(reach, [value]);
  const refused = asked.length > 0 ? refusedOf(codes, (value) => asked.includes(value) && isKnown(value)) : undefined;
  return { name, codes, known: codes.values.map(isKnown), refused };
};

const refuse = (refusals: Uint8Array, { of }: Codes, refused: Uint8Array, by: number) => {
  for (let row = 0; row < of.length; row++) refusals[row] = (refusals[row] ?? 0) + by * (refused[of[row] ?? 0] ?? 0);
};

/** As many as two columns: what is out of reach, or is not what was searched for, counts for none of them. */
const OUT = 2;

/** How many columns refuse each row. */
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

/** What a column alone refuses counts for it all the same: it is what another choice there would find. */
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
