/** How much of a kind there can be, and which kinds there are: an alarm rings before one is full. */
export type ListKind =
  | 'API client'
  | 'application'
  | 'application group'
  | 'compliance'
  | 'directory group'
  | 'evidence'
  | 'foundation model'
  | 'list view'
  | 'user'
  | 'vendor';

/** More than this would make every container slow. */
export const MOST_ROWS = 100_000;
/** As many as leave time to do something about it. */
export const ALARMING_ROWS = 0.8 * MOST_ROWS;

/** Of what may be anything, the values that most rows have. */
export const MOST_VALUES = 50;
