/** Values that are likely one and the same, such as 'Female', 'female ' and 'F'. */
import { nameOrder } from '#domain/name.ts';

const core = (value: string) => nameOrder(value).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether one becomes the other by one letter more, less or another. */
const isSlip = (a: string, b: string) => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
};

const HAS_DIGIT = /\p{N}/u;

export type Alike = {
  /** The one that most records have first. */
  values: string[];
};

/** More than so many values are no groups that anybody looks through. */
const MOST_VALUES = 500;

/** By how often each value is there. What stands for one thing only, as 'F' does where nothing else begins so, is that. */
export const alikeIn = (counts: ReadonlyMap<string, number>): Alike[] => {
  const values = [...counts.keys()].filter((value) => core(value) !== '');
  if (values.length > MOST_VALUES) return [];
  const heads = new Map(values.map((value) => [value, value]));
  const headOf = (value: string): string => {
    const next = heads.get(value) ?? value;
    return next === value ? value : headOf(next);
  };
  const join = (a: string, b: string) => heads.set(headOf(a), headOf(b));
  for (const [index, a] of values.entries())
    for (const b of values.slice(index + 1)) {
      const [one, other] = [core(a), core(b)];
      const isSame = one === other || (!HAS_DIGIT.test(one + other) && isSlip(one, other));
      if (isSame) join(a, b);
    }
  for (const value of values) {
    const letter = core(value);
    if (letter.length !== 1 || HAS_DIGIT.test(letter)) continue;
    const beginning = values.filter((other) => core(other).length > 1 && core(other).startsWith(letter));
    const [only, ...others] = new Set(beginning.map(headOf));
    if (only !== undefined && others.length === 0) join(value, only);
  }
  const together = Map.groupBy(values, headOf);
  return [...together.values()]
    .filter(({ length }) => length > 1)
    .map((found) => ({ values: found.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)) }));
};
