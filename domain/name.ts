/** What may be a name, and the order of names. */

export const MAX_NAME = 100;

/**
 * Letters (of any alphabet, with their marks), digits, underscore, tilde, hyphen, period and space; nothing else, and
 * nothing that is not seen: some letters are blank, and a mark alone is no letter.
 */
export const NAME_PATTERN = /^(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{N}]\p{M}*|[_~\-. ])*$/u;

/** Outer spaces are not part of a name, and inner ones count once. */
export const tidyName = (text: string) => text.normalize('NFC').trim().replaceAll(/ +/g, ' ');

/** What names are sorted and searched by: case and accents do not count. */
export const nameOrder = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What somebody looks for: each of these words. */
export const wordsOf = (text: string): readonly string[] => nameOrder(text).match(/\S+/g) ?? [];

export const hasWords = (name: string, words: readonly string[]) => {
  const known = nameOrder(name);
  return words.every((word) => known.includes(word));
};
