/** A column is one thing only: nobody is judged by what was decided of them, or counted by what they are a group of. */
import { tidy } from '#domain/bias/cells.ts';

/** Of what is used for what: each use of a column that has another one. */
export const usedTwice = <U extends readonly [use: unknown, header: string]>(uses: readonly U[]): U[] => {
  const times = Map.groupBy(uses, ([, header]) => tidy(header));
  return uses.filter(([, header]) => (times.get(tidy(header))?.length ?? 0) > 1);
};
