import type { Key } from './keys.ts';

export type Row = Key & Record<string, unknown>;
type Condition = { expression: string; values?: Record<string, unknown>; onFailure: () => Error };

/**
 * One write, or only a condition. One that fails undoes the whole transaction, and says why. A change writes the fields
 * that are others than they were: what a newer version of the product keeps in the same row stays as it is.
 */
export type Write =
  | (({ put: Row } | { change: Row; was: object } | { remove: Key } | { add: Record<string, number>; to: Key }) & {
      condition?: Condition;
    })
  | { check: Key; condition: Condition };
