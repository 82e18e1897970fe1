/** What the columns of a file that people fill in are called, however they write it. */
import { nameOrder, tidyName } from './name.ts';

/** Case, accents and what stands between words aside. */
export const plain = (text: string) => nameOrder(tidyName(text)).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Which one is meant by a name. */
export const named = <V extends string>(names: Record<V, readonly string[]>) => {
  const all = Object.entries<readonly string[]>(names).flatMap(
    ([value, of]) => of.map((name) => [plain(name), value as V] as const), // its keys are no others
  );
  return new Map(all);
};
