/** Values that are likely one and the same, such as 'Female', 'female ' and 'F'. */
import { nameOrder } from '#domain/name.ts';

const core = (value: string) => nameOrder(value.normalize('NFKC')).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether one becomes the other by one letter more, less or another. */
const isSlip = (a: string, b: string) => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
};

const HAS_DIGIT = /\p{N}/u;

/** Of more values than so many, slips are not looked for: each is compared with each. */
const MOST_VALUES = 500;

type Join = (a: string, b: string) => void;

/** A letter stands for the one thing that begins so, as 'F' does where nothing else does. */
const joinLetters = (values: readonly string[], headOf: (value: string) => string, join: Join) => {
  for (const value of values) {
    const letter = core(value);
    if (letter.length !== 1 || HAS_DIGIT.test(letter)) continue;
    const beginning = values.filter((other) => core(other).length > 1 && core(other).startsWith(letter));
    const [only, ...others] = new Set(beginning.map(headOf));
    if (only !== undefined && others.length === 0) join(value, only);
  }
};

/** Those that are one and the same, each in the order in which they are given. */
export const alikeIn = (given: readonly string[]): string[][] => {
  const values = given.filter((value) => core(value) !== '');
  const heads = new Map(values.map((value) => [value, value]));
  const headOf = (value: string): string => {
    const next = heads.get(value) ?? value;
    return next === value ? value : headOf(next);
  };
  const join: Join = (a, b) => heads.set(headOf(a), headOf(b));
  const cores = Map.groupBy(values, core);
  for (const [first, ...others] of cores.values())
    for (const other of others) if (first !== undefined) join(other, first);
  if (cores.size <= MOST_VALUES) {
    const words = [...cores].filter(([word]) => !HAS_DIGIT.test(word));
    for (const [index, [word, [one = '']]] of words.entries())
      for (const [slip, [other = '']] of words.slice(index + 1)) if (isSlip(word, slip)) join(other, one);
    joinLetters(values, headOf, join);
  }
  return [...Map.groupBy(values, headOf).values()].filter(({ length }) => length > 1);
};
