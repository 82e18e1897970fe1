/** Finds values that probably mean the same, such as 'Female', 'female ' and 'F'. */
import { nameOrder } from '#domain/text/name.ts';

/** Equivalent signs are written in one way. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/≥/gu, '>='],
  [/≤/gu, '<='],
  [/≠/gu, '!='],
  [/[\u2010-\u2015\u2212]/gu, '-'],
];
/** A hyphen between digits, before a negative number or at the end, as in 'B-'. Hyphens between words are ignored. */
const MEANT_HYPHEN = /(?<=\p{N})\s*-\s*(?=\p{N})|(?<=^|[<>=])\s*-\s*(?=\p{N})|\s*-\s*$/gu;
const KEPT_HYPHEN = '~';
const THOUSANDS = /(?<=\p{N})[,.'\s](?=\p{N}{3}(?!\p{N}))/gu;
const BETWEEN_NUMBERS = /(?<=\p{N})[^\p{L}\p{N}<>+=!#~]+(?=\p{N})/gu;
/** Only letters, digits, comparison signs and number separators carry meaning. */
const MEANINGLESS = /[^\p{L}\p{N}<>+=!#~|]+/gu;

const core = (value: string) => {
  const written = SIGNS.reduce((text, [sign, same]) => text.replaceAll(sign, same), value.normalize('NFKC').trim());
  return nameOrder(written.replaceAll('~', ' ').replaceAll('|', ' '))
    .replaceAll(MEANT_HYPHEN, KEPT_HYPHEN)
    .replaceAll(THOUSANDS, '')
    .replaceAll(BETWEEN_NUMBERS, '|')
    .replaceAll(MEANINGLESS, '');
};

/** Single letters and Roman numerals number a group, as in 'Group A' and 'Type II'. */
const NUMBERING = /^(?:\p{L}|[ivx]+)$/u;

/** The parts of a name that a typing error never changes: its signs and numbering. */
const fixedParts = (value: string) => {
  const words = nameOrder(value.normalize('NFKC').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).match(/\p{L}+/gu) ?? [];
  const numbering = words.length > 1 ? words.filter((word) => NUMBERING.test(word)) : [];
  return JSON.stringify([core(value).replaceAll(/\p{L}/gu, ''), numbering]);
};

/** Whether the values differ by one inserted, deleted or replaced letter. */
const isSlip = (a: string, b: string) => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
};

const HAS_DIGIT = /\p{N}/u;
const ONE_LETTER = /^\p{L}$/u;
const WORD = /^\p{L}{2,}$/u;

/** The search for typing errors compares every pair, so it is skipped for more values than this. */
const MOST_VALUES = 500;

type Join = (a: string, b: string) => void;

/** A letter joins a value if it is the only value with that initial, such as 'F' and 'Female'. */
const joinLetters = (values: readonly string[], headOf: (value: string) => string, join: Join) => {
  for (const value of values) {
    const letter = core(value);
    if (!ONE_LETTER.test(letter)) continue;
    const beginning = values.filter((other) => WORD.test(core(other)) && core(other).startsWith(letter));
    const [only, ...others] = new Set(beginning.map(headOf));
    if (only !== undefined && others.length === 0) join(value, only);
  }
};

/** The groups of equivalent values, in input order. */
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
      for (const [slip, [other = '']] of words.slice(index + 1))
        if (isSlip(word, slip) && fixedParts(one) === fixedParts(other)) join(other, one);
    joinLetters(values, headOf, join);
  }
  return [...Map.groupBy(values, headOf).values()].filter(({ length }) => length > 1);
};
