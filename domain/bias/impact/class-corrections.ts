/**
 * An outcome with several classes: each class is compared with all others combined. An omnibus test covers all groups
 * of a class, and Holm's correction over the classes keeps false flags as rare as with one class.
 */

import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import { omnibusP } from '#domain/bias/statistics/omnibus.ts';
import { holm } from '#domain/bias/statistics/rates.ts';
import type { CountedTable } from './counted.ts';
import { leftOutOf } from './left-out.ts';

/**
 * `omnibus`: the p of the omnibus test. `p`: that p corrected for `of` classes; it is the lower limit of each corrected
 * p in the table.
 */
export type ClassCorrection = { readonly omnibus: number; readonly p: number; readonly of: number };

export const classCorrections = (
  counted: readonly CountedTable[],
  plan: BiasPlan,
): ReadonlyMap<CountedTable, ClassCorrection> => {
  const tables = counted.filter((table) => table.class);
  const families = Map.groupBy(tables, ({ attributes }) => JSON.stringify(attributes));
  return new Map(
    [...families.values()].flatMap((family) => {
      const tested = family.map((table) => {
        const leftOut = leftOutOf(plan, table.attributes);
        const kept = table.groups.filter(({ names: [name] }) => !leftOut.some(({ group }) => group === name));
        return { table, omnibus: omnibusP(kept, plan.seed) };
      });
      const corrected = holm(tested.map(({ omnibus }) => omnibus));
      return tested.map(
        ({ table, omnibus }, index) => [table, { omnibus, p: corrected[index] ?? 1, of: family.length }] as const,
      );
    }),
  );
};
