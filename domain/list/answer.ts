/** What a list is asked, answered from its rows: a page in some order, how many there are, and how many have what. */
import { wordsOf } from '#domain/name.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { type Block, type Codes, comparePlaces, type Listed, type Place } from './block.ts';
import { type Counted, countedOf, type List, type OfReader } from './columns.ts';
import { MOST_VALUES } from './limits.ts';

export type Filter = {
  /** Each of its words is somewhere in a searched column, whichever; case and accents do not count. */
  text?: string | undefined;
  /** Of a column, the values that are wanted. */
  values: Readonly<Record<string, readonly string[] | undefined>>;
};

const NONE: readonly number[] = [];

/** Of a column that is told anew. */
const codesFor = <R extends Listed>(
  { rows }: Block<R>,
  values: readonly string[],
  toldOf: (row: R) => string | null,
): Codes => {
  const numbers = new Map<string | null, readonly number[]>(values.map((value, number) => [value, [number]]));
  return { values, of: rows.map((row) => numbers.get(toldOf(row)) ?? NONE) };
};

export type Part = {
  sort: string;
  limit: number;
  /** The place after which it begins. */
  after?: Place | undefined;
};

/** Is shown each row that is found. */
type Visit<R> = (row: R) => void;

type Facets<L> = Record<Counted<L>, Record<string, number>>;

/** How many rows there are, and how many of them have which value. */
export type Counts<L> = { total: number; facets: Facets<L> };

/** Which numbers stand for something that is wanted. */
const wantedOf = ({ values }: Codes, wanted: (value: string) => boolean) => values.map(wanted);

const hasAny = (numbers: readonly number[], among: readonly boolean[]) => {
  for (const number of numbers) if (among[number]) return true;
  return false;
};

/** How many rows come before those that are wanted. */
const startOf = (places: readonly Place[], after: Place | undefined, sign: 1 | -1) => {
  if (after === undefined) return 0;
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[sign > 0 ? middle : places.length - 1 - middle];
    if (place && sign * comparePlaces(place, after) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
};

type Counting = {
  name: string;
  codes: Codes;
  /** Which of its values are the reader's to know. */
  known: readonly boolean[];
  wanted: readonly boolean[] | undefined;
  counts: number[];
};

const countingOf = <R extends Listed>(
  block: Block<R>,
  { columns }: List<R>,
  name: string,
  reach: Reach,
  asked: readonly string[] | undefined,
  ofReader: OfReader<R>,
): Counting => {
  const { counted } = columns[name] ?? {};
  const toldOf = ofReader[name];
  const codes = toldOf && Array.isArray(counted) ? codesFor(block, counted, toldOf) : block.codes(name);
  const known = wantedOf(codes, (value) => !columns[name]?.ofGroups || reaches(reach, [value]));
  const wanted = asked?.length ? codes.values.map((value, n) => known[n] === true && asked.includes(value)) : undefined;
  return { name, codes, known, wanted, counts: codes.values.map(() => 0) };
};

const count = ({ codes, counts }: Counting, row: number) => {
  for (const number of codes.of[row] ?? []) counts[number] = (counts[number] ?? 0) + 1;
};

type Found<R> = { total: number; counted: readonly Counting[]; shown: { row: R; place: Place }[] };

/** One pass over the rows in their order. */
const look = <R extends Listed>(
  block: Block<R>,
  list: List<R>,
  reach: Reach,
  filter: Filter,
  part: Part,
  ofReader: OfReader<R>,
  visit: Visit<R> | undefined,
): Found<R> => {
  const sign = part.sort.startsWith('-') ? -1 : 1;
  const { rows: order, places } = block.order(part.sort.replace(/^-/, ''));
  const start = startOf(places, part.after, sign);

  const groups = reach === 'ALL' ? undefined : block.groups();
  const reached = groups && { of: groups.of, wanted: wantedOf(groups, (group) => reaches(reach, [group])) };
  const words = wordsOf(filter.text ?? '');
  const texts = words.length === 0 ? undefined : block.texts();
  const counted = countedOf(list).map((name) => countingOf(block, list, name, reach, filter.values[name], ofReader));
  const wanting = counted.filter(({ wanted }) => wanted);

  const shown: Found<R>['shown'] = [];
  let total = 0;
  for (let n = 0; n < order.length; n++) {
    const at = sign > 0 ? n : order.length - 1 - n;
    const row = order[at] ?? 0;
    if (reached && !hasAny(reached.of[row] ?? [], reached.wanted)) continue;
    if (texts && !words.every((word) => texts[row]?.includes(word))) continue;

    // What one column alone refuses still counts for that column: it is what another choice there would find.
    let refusals = 0;
    let refusing: Counting | undefined;
    for (const one of wanting)
      if (one.wanted && !hasAny(one.codes.of[row] ?? [], one.wanted)) {
        refusals += 1;
        refusing = one;
      }
    if (refusing) {
      if (refusals === 1) count(refusing, row);
      continue;
    }
    total += 1;
    for (const one of counted) count(one, row);
    const [found, place] = [block.rows[row], places[at]];
    if (found) visit?.(found);
    if (n >= start && shown.length <= part.limit && found && place) shown.push({ row: found, place });
  }
  return { total, counted, shown };
};

/** `Object.fromEntries` forgets which names there are; they are those of the list's own columns. */
const sum = <L extends List<never>>(list: L, all: readonly Counting[], { values: asked }: Filter) => {
  const sums = new Map<string, Map<string, number>>();
  for (const { name, codes, known: seen, counts } of all) {
    const known = sums.get(name) ?? new Map<string, number>();
    sums.set(name, known);
    for (const [number, value] of codes.values.entries())
      if (counts[number] && seen[number]) known.set(value, (known.get(value) ?? 0) + counts[number]);
  }
  const told = (name: string) => {
    const known = sums.get(name) ?? new Map<string, number>();
    if (list.columns[name]?.counted !== 'any') return Object.fromEntries(known);
    const most = [...known].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return Object.fromEntries(most.filter(([value], n) => n < MOST_VALUES || asked[name]?.includes(value)));
  };
  return Object.fromEntries(countedOf(list).map((name) => [name, told(name)])) as Facets<L>;
};

/** Reach is applied before anything is counted: nobody learns from a number of what they may not see. */
export const answer = <R extends Listed, L extends List<R>>(
  blocks: readonly Block<R>[],
  list: L,
  reach: Reach,
  filter: Filter,
  part: Part,
  ofReader: OfReader<R> = {},
  visit?: Visit<R>,
): Counts<L> & { items: R[]; next: Place | null } => {
  const found = blocks.map((block) => look(block, list, reach, filter, part, ofReader, visit));
  const sign = part.sort.startsWith('-') ? -1 : 1;
  const nearest = found
    .flatMap(({ shown }) => shown)
    .sort((a, b) => sign * comparePlaces(a.place, b.place))
    .slice(0, part.limit + 1);
  const items = nearest.slice(0, part.limit);
  const counted = found.flatMap((one) => one.counted);
  return {
    items: items.map(({ row }) => row),
    next: nearest.length > part.limit ? (items.at(-1)?.place ?? null) : null,
    total: found.reduce((total, one) => total + one.total, 0),
    facets: sum(list, counted, filter),
  };
};
