/** Rules for names, and their order. */

export const MAX_NAME = 100;

/**
 * Allows letters of any alphabet with combining marks, digits, underscore, tilde, hyphen, period and space. Invisible
 * characters are rejected: some letters are blank, and a mark needs a base letter.
 */
export const NAME_PATTERN = /^(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{N}]\p{M}*|[_~\-. ])*$/u;

/** Trims the name and collapses inner spaces. */
export const tidyName = (text: string) => text.normalize('NFC').trim().replaceAll(/ +/g, ' ');

/** Key for sorting and searching, without case and accents. */
export const nameOrder = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Search terms, all of which must match. */
export const wordsOf = (text: string): readonly string[] => nameOrder(text).match(/\S+/g) ?? [];

export const hasWords = (name: string, words: readonly string[]) => {
  const known = nameOrder(name);
  return words.every((word) => known.includes(word));
};
