/** Compares two concurrent changes of the same entity. */
import type { Draft, Rules } from '#domain/rules.ts';
import { draftOf, editedFields } from './draft.ts';

export type Conflict<E> = {
  theirs: E;
  /** The fields that the other person changed; `mineToo` if both did. */
  differences: readonly { field: string; mineToo: boolean }[];
};

export const conflictOf = <E extends object>(rules: Rules, base: Draft, mine: Draft, theirs: E): Conflict<E> => {
  const mineToo = editedFields(rules, base, mine);
  const differences = editedFields(rules, base, draftOf(rules, theirs));
  return { theirs, differences: differences.map((field) => ({ field, mineToo: mineToo.includes(field) })) };
};
