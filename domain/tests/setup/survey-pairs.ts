/** Counts the pairs of values in two columns over all rows, such as an attribute and its groups. */
import { numberReader } from '#domain/bias/file/cells.ts';

export type CountedPairs = {
  /** The column indexes, from 0. */
  at: number;
  of: number;
  groups: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** The limits of attributes, of groups, and of column pairs that are counted. */
const [MOST_ATTRIBUTES, MOST_GROUPS, MOST_PAIRS] = [40, 1000, 60];
/** The limit over all attributes of a pair of columns. */
const MOST_KEPT = 5000;

const isPoint = numberReader('point');
const isComma = numberReader('comma');
const isNumber = (value: string) => isPoint(value) !== undefined || isComma(value) !== undefined;

type Sample = readonly (readonly string[])[];

/** Chooses the columns by the first rows. Numeric columns are neither attributes nor groups. */
const chosenIn = (sample: Sample) => {
  const columns = (sample[0] ?? []).flatMap((_, column) => {
    const values = new Set(sample.map((row) => row[column] ?? ''));
    return values.size > MOST_GROUPS || values.values().every((value) => value === '' || isNumber(value))
      ? []
      : [{ column, size: values.size }];
  });
  return columns
    .filter(({ size }) => size <= MOST_ATTRIBUTES)
    .flatMap((one) => columns.flatMap((other) => (other === one ? [] : [{ at: one.column, of: other.column }])))
    .slice(0, MOST_PAIRS);
};

export const makePairs = () => {
  let pairs: { at: number; of: number; size: number; groups: Map<string, Map<string, number>> }[] | undefined;
  const count = (row: readonly string[]) => {
    for (const pair of pairs ?? []) {
      const [attribute, group] = [row[pair.at] ?? '', row[pair.of] ?? ''];
      const groups = pair.groups.get(attribute) ?? new Map<string, number>();
      const before = groups.get(group);
      if (before === undefined && ++pair.size > MOST_KEPT) continue;
      pair.groups.set(attribute, groups.set(group, (before ?? 0) + 1));
    }
  };
  return {
    /** Adds a row after the sample. The first call also counts the sample. */
    add: (row: readonly string[], sample: Sample) => {
      if (!pairs) {
        pairs = chosenIn(sample).map((pair) => ({ ...pair, size: 0, groups: new Map() }));
        for (const one of sample) count(one);
      }
      count(row);
    },
    /** The pairs that stayed within the limit. */
    done: (): CountedPairs[] =>
      (pairs ?? []).flatMap(({ at, of, size, groups }) => (size > MOST_KEPT ? [] : [{ at, of, groups }])),
  };
};
