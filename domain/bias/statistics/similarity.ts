/** Compares two answers word by word. */

/** Longer answers are compared by their beginning. */
const MOST_TOKENS = 1024;

const WORD = /[\p{L}\p{N}]+/gu;

/** Numbers each distinct word, so that an answer is an array of numbers. */
export const makeVocabulary = () => {
  const numbers = new Map<string, number>();
  return (text: string): Uint32Array => {
    const words = text.normalize('NFKC').toLowerCase().match(WORD)?.slice(0, MOST_TOKENS) ?? [];
    return Uint32Array.from(words, (word) => {
      const before = numbers.get(word);
      if (before !== undefined) return before;
      numbers.set(word, numbers.size);
      return numbers.size - 1;
    });
  };
};

const WORD_BITS = 31;

/**
 * The length of the longest common subsequence, 31 positions at a time (Hyyrö). The last bit is free to detect a carry.
 */
const longestCommon = (a: Uint32Array, b: Uint32Array) => {
  const size = Math.ceil(a.length / WORD_BITS);
  const places = new Map<number, Int32Array>();
  for (const [index, token] of a.entries()) {
    const of = places.get(token) ?? new Int32Array(size);
    const part = Math.floor(index / WORD_BITS);
    of[part] = (of[part] ?? 0) | (1 << (index % WORD_BITS));
    places.set(token, of);
  }
  const all = 2 ** WORD_BITS - 1;
  const open = new Int32Array(size).fill(all);
  for (const token of b) {
    const of = places.get(token);
    if (!of) continue;
    let carry = 0;
    for (let part = 0; part < size; part += 1) {
      const now = open[part] ?? 0;
      const matched = now & (of[part] ?? 0);
      // Both are below 2 to the power of 31, so the sum is exact.
      const sum = now + matched + carry;
      carry = sum > all ? 1 : 0;
      open[part] = (sum & all) | (now & ~(of[part] ?? 0));
    }
  }
  let length = 0;
  for (const index of a.keys())
    if (((open[Math.floor(index / WORD_BITS)] ?? 0) & (1 << (index % WORD_BITS))) === 0) length += 1;
  return length;
};

/** ROUGE-L: the harmonic mean of precision and recall of the longest common subsequence. */
export const rougeL = (a: Uint32Array, b: Uint32Array): number => {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0;
  return (2 * longestCommon(a, b)) / (a.length + b.length);
};

const countsOf = (tokens: Uint32Array) => {
  const counts = new Map<number, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
};

const squares = (counts: ReadonlyMap<number, number>) => counts.values().reduce((sum, count) => sum + count * count, 0);

/** The cosine similarity of the word counts. */
export const tokenCosine = (a: Uint32Array, b: Uint32Array): number => {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0;
  const [one, other] = [countsOf(a), countsOf(b)];
  const product = one.entries().reduce((sum, [token, count]) => sum + count * (other.get(token) ?? 0), 0);
  return product / Math.sqrt(squares(one) * squares(other));
};
