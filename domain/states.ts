/**
 * What somebody can do with a thing, by the state that it is in, and which state follows: a table for each kind of thing,
 * and this is all there is to know of it.
 */

import { keysOf } from '#domain/keys-of.ts';

/** `{ draft: { submit: 'submitted' }, submitted: { return: 'draft', conclude: 'concluded' }, concluded: {} }` */
export type States<S extends string = string, A extends string = string> = Readonly<
  Record<S, Readonly<Partial<Record<A, S>>>>
>;

/** In the order in which the table names them. */
export const possible = <S extends string, A extends string>(states: States<S, A>, state: S): A[] =>
  keysOf<Partial<Record<A, S>>>(states[state]);

/** Nothing, where that cannot be done now. */
export const next = <S extends string, A extends string>(states: States<S, A>, state: S, action: A): S | undefined =>
  states[state][action];
