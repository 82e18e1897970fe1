/** What each language has to say: of every kind, what it is called where people choose, and what it says. */
import type { KindName, Params } from './kinds.ts';

/** Who did it, as people say it: somebody, or several. */
export type Doers = { who: string; several: boolean };

export type TellingWords = {
  /** Two by their names, and more by the name of the last one. */
  doers: (names: readonly string[]) => string;
  kinds: { [K in KindName]: readonly [called: string, says: (params: Params<K>, doers: Doers) => string] };
};

export const calledOf = ({ kinds }: TellingWords) =>
  Object.fromEntries(Object.entries(kinds).map(([name, [called]]) => [name, called])) as Record<KindName, string>; // one each
