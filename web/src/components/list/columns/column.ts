import type { ReactNode } from 'react';
import { BETWEEN_ENTRIES } from '#domain/list/columns.ts';
import type { Cell } from '#domain/list/csv.ts';

/**
 * What a page says of a column of its list, once: the table, the filters, a phone and a file all follow from it. Those
 * that come first are shown where there is not room for all.
 */
export type Column<R> = {
  /** As the API calls it: by what the API orders, a click on the header sorts; what it counts has a filter. */
  id: string;
  header: string;
  /** In words; none where there is nothing to say. */
  text: (row: R) => string;
  /** In a file, where that is something else: a day is a date there. */
  inFile?: (row: R) => Cell;
  /** How it looks, where that is more than words. */
  cell?: (row: R) => ReactNode;
  /** What its values are called in the filter and in a file, where they go by another name than the API's. */
  labels?: Readonly<Record<string, string>>;
  /** What an id is called that has no label: what it is of is not there any more, or is out of its reader's reach. */
  unknown?: string;
  /** What such a value means, where that takes more words. */
  about?: Readonly<Record<string, string>>;
  /** In pixels, until its reader draws it otherwise. The first column takes what the others leave. */
  width?: number;
  /** Whether it keeps a column of its own on a phone, where the others stand below the first one. */
  onPhone?: true;
};

/** What a page says of its list beside the columns. */
export type ListTexts = {
  title: string;
  description: string;
  search: string;
  count: (total: number) => string;
  loading: string;
  failed: string;
  none: string;
  noneText: string;
};

export const labelled = <V extends string>(values: readonly V[], label: (value: V) => string) =>
  Object.fromEntries(values.map((value) => [value, label(value)]));

/** Of a column in which there may be several, as the screen and a file have them; `none` is what is said where there are none. */
export const several = <R>(of: (row: R) => readonly string[], none = '') => ({
  text: (row: R) => of(row).join(', ') || none,
  inFile: (row: R) => of(row).join(BETWEEN_ENTRIES) || none,
});
