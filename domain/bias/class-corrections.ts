/**
 * An outcome with several classes: each class is compared with all others together. All groups are tested at once for
 * each class, and Holm's correction over the classes keeps false flags as rare as with one class.
 */
import type { CountedTable } from './counted.ts';
import { leftOutOf } from './left-out.ts';
import { omnibusP } from './omnibus.ts';
import type { BiasPlan } from './plan.ts';
import { holm } from './rates.ts';

/** `omnibus`: the test of all groups at once. `p`: the same corrected for `of` classes; no corrected p in the table is lower. */
export type ClassCorrection = { readonly omnibus: number; readonly p: number; readonly of: number };

/** The correction of each table that has a class. */
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
