/** State machines as tables: for each state, the possible actions and the next state. */

import { keysOf } from '#domain/keys-of.ts';

/** `{ draft: { submit: 'submitted' }, submitted: { return: 'draft', conclude: 'concluded' }, concluded: {} }` */
export type States<S extends string = string, A extends string = string> = Readonly<
  Record<S, Readonly<Partial<Record<A, S>>>>
>;

/** In table order. */
export const possible = <S extends string, A extends string>(states: States<S, A>, state: S): A[] =>
  keysOf<Partial<Record<A, S>>>(states[state]);

/** Undefined if the action is not possible. */
export const next = <S extends string, A extends string>(states: States<S, A>, state: S, action: A): S | undefined =>
  states[state][action];
