import type { Key } from './keys.ts';

export type Row = Key & Record<string, unknown>;
type Condition = { expression: string; values?: Record<string, unknown>; onFailure: () => Error };

/**
 * One write or condition check; if it fails, the transaction is rolled back and `onFailure` names the reason. A change
 * writes only fields that differ, so attributes of a newer product version stay.
 */
export type Write =
  | (({ put: Row } | { change: Row; was: object } | { remove: Key } | { add: Record<string, number>; to: Key }) & {
      condition?: Condition;
    })
  | { check: Key; condition: Condition };
