/**
 * Detects repeated keys in JSON, where `JSON.parse` keeps only the last value but the sender may have meant the first.
 */

/** Counts keys cheaply; the count is too high if a string contains the same pattern. */
const LIKE_A_KEY = /"\s*:/g;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

const countLike = (text: string) => {
  let count = 0;
  LIKE_A_KEY.lastIndex = 0;
  while (LIKE_A_KEY.test(text)) count += 1;
  return count;
};

const countKeys = (root: unknown) => {
  let count = 0;
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) if (typeof one === 'object') waiting.push(one);
  }
  return count;
};

const find = (text: string): string | undefined => {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') last = token;
    else {
      const key: string = JSON.parse(last);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
};

/** `value` is the parsed `text`. The slow scan runs only if the counts differ. */
export const repeatedKey = (text: string, value: unknown) =>
  countLike(text) === countKeys(value) ? undefined : find(text);
