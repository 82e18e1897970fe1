/** Texts that each language must provide: for each kind, its label in the preferences and its sentence. */
import type { KindName, Params } from './kinds.ts';

/** The actors as text, and whether the verb is plural. */
export type Doers = { who: string; several: boolean };

export type TellingWords = {
  /** Joins two names, or one name and the number of others. */
  doers: (names: readonly string[]) => string;
  kinds: { [K in KindName]: readonly [called: string, says: (params: Params<K>, doers: Doers) => string] };
};

export const calledOf = ({ kinds }: TellingWords) =>
  Object.fromEntries(Object.entries(kinds).map(([name, [called]]) => [name, called])) as Record<KindName, string>; // one each
