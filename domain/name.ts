/** What may be a name, and when two names are the same. */

export const MAX_NAME = 100;

/** Letters (of any alphabet), digits, underscore, tilde, hyphen, period and space; nothing else. */
export const NAME_PATTERN = /^[\p{L}\p{M}\p{N}_~\-. ]*$/u;

/** Outer spaces are not part of a name, and inner ones count once. */
export const tidyName = (text: string) => text.normalize('NFC').trim().replaceAll(/ +/g, ' ');

/** Two names are the same name when these are equal. */
export const sameName = (name: string) => name.normalize('NFC').toLowerCase();

/** What names are sorted and searched by: case and accents do not count. */
export const nameOrder = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
