/** How well something is called what somebody typed, with its typing errors. No schema lives here, so that the browser can have it. */
import { nameOrder, wordsOf } from '#domain/name.ts';

/** In so long a word one mistake is forgiven, and in a longer one two. */
const ONE_MISTAKE = 4;
const TWO_MISTAKES = 8;

const mistakesIn = (word: string) => (word.length >= TWO_MISTAKES ? 2 : word.length >= ONE_MISTAKE ? 1 : 0);

/** Whether one becomes the other by so many letters that are others, too many, missing, or beside their place. */
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

/** As it is compared: once for each thing. */
export type Folded = { text: string; words: readonly string[]; length: number };
/** With what else it goes by, which makes its name no longer. */
export const fold = (name: string, also = ''): Folded => {
  const text = nameOrder(also ? `${name} ${also}` : name);
  return { text, words: text.match(/[\p{L}\p{N}]+/gu) ?? [], length: name.length };
};

/** A word begins with a letter or a digit, and digits come first. */
const NINE = '9'.charCodeAt(0);

const isNumber = (word: string) => /^\d+$/.test(word);

/** The same for things that stay the same objects as long as nobody changes them. */
export const foldedOnce = <T extends object>(nameOf: (thing: T) => string, alsoOf?: (thing: T) => string) => {
  const known = new WeakMap<T, Folded>();
  return (thing: T) => {
    const held = known.get(thing) ?? fold(nameOf(thing), alsoOf?.(thing));
    known.set(thing, held);
    return held;
  };
};

/** Whether somebody who typed this may mean that. */
type Forgives = (typed: string, word: string) => boolean;

const never: Forgives = () => false;

/** The same words are in many names: each is looked at once. */
const forgiving = (): Forgives => {
  const known = new Map<string, Map<string, boolean>>();
  return (typed, word) => {
    const most = mistakesIn(typed);
    // Another number is another thing, and there may be as many as things.
    if (most === 0 || word.charCodeAt(0) <= NINE) return false;
    const words = known.get(typed) ?? new Map<string, boolean>();
    if (words.size === 0) known.set(typed, words);
    const before = words.get(word);
    if (before !== undefined) return before;
    // Whoever types is not at the end of a word yet.
    const is = isWithin(typed, word, most) || isWithin(typed, word.slice(0, typed.length), most);
    words.set(word, is);
    return is;
  };
};

/** The lower the better; nothing where it is not there. A number is that number before it is the beginning of another one. */
const ofWord = (word: string, { text, words }: Folded, forgives: Forgives): number | undefined => {
  if (text.startsWith(word)) return 0;
  if (words.some((one) => one.startsWith(word))) return !isNumber(word) || words.includes(word) ? 1 : 1.5;
  if (text.includes(word)) return 2;
  return words.some((one) => forgives(word, one)) ? 4 : undefined;
};

/** What stands together as it was typed is more likely meant. */
const TOGETHER = 0.75;

/** What was typed: its words, and each two of them that stand beside one another. */
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

/** Just as it was typed, with its mistakes, or with these where nothing is called just so. */
export type How = 'exact' | 'near' | 'either';

/** Those that fit best, and of those that fit as well the shortest names. */
export const bestOf = <T>(
  things: readonly T[],
  text: string,
  folded: (thing: T) => Folded,
  most: number,
  how: How = 'either',
): T[] => {
  const typed = typedIn(text);
  const find = (forgives: Forgives) => {
    const found: { thing: T; score: number; length: number }[] = [];
    for (const thing of things) {
      const known = folded(thing);
      const score = scoreOf(typed, known, forgives);
      if (score !== undefined) found.push({ thing, score, length: known.length });
    }
    return found;
  };
  const exact = how === 'near' ? [] : find(never);
  return (exact.length > 0 || how === 'exact' ? exact : find(forgiving()))
    .sort((a, b) => a.score - b.score || a.length - b.length)
    .slice(0, most)
    .map(({ thing }) => thing);
};
