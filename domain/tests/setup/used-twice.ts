/** Each column has one role, so that the same values are not both an outcome and a group, for example. */
import { tidy } from '#domain/bias/file/cells.ts';

/** The uses of columns that have another use. */
export const usedTwice = <U extends readonly [use: unknown, header: string]>(uses: readonly U[]): U[] => {
  const times = Map.groupBy(uses, ([, header]) => tidy(header));
  return uses.filter(([, header]) => (times.get(tidy(header))?.length ?? 0) > 1);
};
