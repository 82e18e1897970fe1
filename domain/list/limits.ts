import type { NOUNS } from '#domain/nouns.ts';

/** The kinds of lists and their limits. An alarm fires before a limit is reached. */
export type ListKind = (typeof NOUNS)[keyof typeof NOUNS]['kind'] | 'compliance';

/** More rows would slow down every Lambda container. */
export const MOST_ROWS = 100_000;
/** Leaves time to react before the limit is reached. */
export const ALARMING_ROWS = 0.8 * MOST_ROWS;

/** The most frequent values of a column with arbitrary values. */
export const MOST_VALUES = 50;
