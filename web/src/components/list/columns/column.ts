import type { ReactNode } from 'react';
import { BETWEEN_ENTRIES } from '#domain/list/columns.ts';
import type { Cell } from '#domain/list/csv.ts';

/**
 * A column of a list. The table, the filters, the phone layout and exports follow from it. If there is too little room,
 * the first columns are shown.
 */
export type Column<R> = {
  /**
   * The API's name of the column. The header sorts if the API sorts by it, and columns that the API counts have a
   * filter.
   */
  id: string;
  header: string;
  /** The value in words; empty if there is none. */
  text: (row: R) => string;
  /** The value for exports, if it differs: a day is a date there. */
  inFile?: (row: R) => Cell;
  /** The display, if it is more than text. */
  cell?: (row: R) => ReactNode;
  /** Labels of the values in filters and exports, if they differ from the API's values. */
  labels?: Readonly<Record<string, string>>;
  /** The values are numbers or dates, so a filter can also be a limit. */
  isRanged?: true;
  /** The label of an id without a known name: deleted, or out of the user's access scope. */
  unknown?: string;
  /** In pixels, until the user resizes the column. The first column takes the remaining width. */
  width?: number;
  /** Keeps a column of its own on a phone, where the other values stand below the first column. */
  onPhone?: true;
};

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

/** A column with several values, on screen and in exports; `none` is the text for no values. */
export const several = <R>(of: (row: R) => readonly string[], none = '') => ({
  text: (row: R) => of(row).join(', ') || none,
  inFile: (row: R) => of(row).join(BETWEEN_ENTRIES) || none,
});
