/**
 * Fuzzy matching of typed text with names, tolerant of typing errors. This module has no schema, so the browser can
 * load it.
 */
import { nameOrder, wordsOf } from '#domain/text/name.ts';

/** Words of at least this length may have one error, longer words two. */
const ONE_MISTAKE = 4;
const TWO_MISTAKES = 8;

const mistakesIn = (word: string) => (word.length >= TWO_MISTAKES ? 2 : word.length >= ONE_MISTAKE ? 1 : 0);

/** Whether the edit distance (replaced, extra, missing or swapped letters) is at most `most`. */
export const isWithin = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    [before, row] = [row, next];
  }
  return (row[b.length] ?? 0) <= most;
};

/** A name prepared for comparison. */
export type Folded = { text: string; words: readonly string[]; length: number };
/** `also` adds alternative names, which do not count for the length. */
export const fold = (name: string, also = ''): Folded => {
  const text = nameOrder(also ? `${name} ${also}` : name);
  return { text, words: text.match(/[\p{L}\p{N}]+/gu) ?? [], length: name.length };
};

/** Words begin with a letter or digit, and digits sort first. */
const NINE = '9'.charCodeAt(0);

const isNumber = (word: string) => /^\d+$/.test(word);

/** Caches `fold` for objects that never change. */
export const foldedOnce = <T extends object>(nameOf: (item: T) => string, alsoOf?: (item: T) => string) => {
  const known = new WeakMap<T, Folded>();
  return (item: T) => {
    const held = known.get(item) ?? fold(nameOf(item), alsoOf?.(item));
    known.set(item, held);
    return held;
  };
};

/** Whether the typed text may mean the word. */
type Forgives = (typed: string, word: string) => boolean;

const never: Forgives = () => false;

/** Caches the result for each word, because names share words. */
const forgiving = (): Forgives => {
  const known = new Map<string, Map<string, boolean>>();
  return (typed, word) => {
    const most = mistakesIn(typed);
    // Numbers must match exactly, because other numbers name other objects.
    if (most === 0 || word.charCodeAt(0) <= NINE) return false;
    const words = known.get(typed) ?? new Map<string, boolean>();
    if (words.size === 0) known.set(typed, words);
    const before = words.get(word);
    if (before !== undefined) return before;
    // The user may not have finished the word, so a prefix is compared too.
    const is = isWithin(typed, word, most) || isWithin(typed, word.slice(0, typed.length), most);
    words.set(word, is);
    return is;
  };
};

/** Lower is better; undefined without a match. An equal number ranks before a number that it begins. */
const ofWord = (word: string, { text, words }: Folded, forgives: Forgives): number | undefined => {
  if (text.startsWith(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return !isNumber(word) || words.includes(word) ? 1 : 1.5;
  if (text.includes(word)) return 2;
  return words.some((one) => forgives(word, one)) ? 4 : undefined;
};

/** Adjacent words that are adjacent in the name, too, rank higher. */
const TOGETHER = 0.75;

/** The typed words and their adjacent pairs. */
type Typed = { words: readonly string[]; pairs: readonly string[] };

const typedIn = (text: string): Typed => {
  const words = wordsOf(text);
  return { words, pairs: words.slice(1).map((word, n) => `${words[n]} ${word}`) };
};

const scoreOf = ({ words, pairs }: Typed, folded: Folded, forgives: Forgives): number | undefined => {
  let sum = 0;
  for (const word of words) {
    const score = ofWord(word, folded, forgives);
    if (score === undefined) return undefined;
    sum += score;
  }
  for (const pair of pairs) if (folded.text.includes(pair)) sum -= TOGETHER;
  return sum;
};

/** Exact matches, matches with typing errors, or the latter only if no exact match exists. */
export type How = 'exact' | 'near' | 'either';

/** The best matches; ties are sorted by the length of the name. */
export const bestOf = <T>(
  items: readonly T[],
  text: string,
  folded: (item: T) => Folded,
  most: number,
  how: How = 'either',
): T[] => {
  const typed = typedIn(text);
  const find = (forgives: Forgives) => {
    const found: { thing: T; score: number; length: number }[] = [];
    for (const item of items) {
      const known = folded(item);
      const score = scoreOf(typed, known, forgives);
      if (score !== undefined) found.push({ thing: item, score, length: known.length });
    }
    return found;
  };
  const exact = how === 'near' ? [] : find(never);
  return (exact.length > 0 || how === 'exact' ? exact : find(forgiving()))
    .sort((a, b) => a.score - b.score || a.length - b.length)
    .slice(0, most)
    .map(({ thing }) => thing);
};
