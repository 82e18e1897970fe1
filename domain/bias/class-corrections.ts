/**
 * Where an outcome has several classes, each is compared by itself with all others together. So that their number makes
 * no false flag likelier, all groups are tested at once for each class, and those tests are corrected by Holm.
 */
import type { CountedTable } from './counted.ts';
import { omnibusP } from './omnibus.ts';
import type { BiasPlan } from './plan.ts';
import { holm } from './rates.ts';

/** `p`: what no comparison within the table is surer than. `of`: how many classes there are. */
export type ClassCorrection = { readonly p: number; readonly of: number };

const isLeftOut = ({ left_out }: BiasPlan, attributes: readonly string[], names: readonly string[]) =>
  attributes.length === 1 && left_out.some(({ attribute, group }) => attribute === attributes[0] && group === names[0]);

/** Of tables that have a class. */
export const classCorrections = (
  counted: readonly CountedTable[],
  plan: BiasPlan,
): ReadonlyMap<CountedTable, ClassCorrection> => {
  const tables = counted.filter((table) => table.class);
  const families = Map.groupBy(tables, ({ attributes }) => JSON.stringify(attributes));
  return new Map(
    [...families.values()].flatMap((family) => {
      const corrected = holm(
        family.map(({ attributes, groups }) =>
          omnibusP(
            groups.filter(({ names }) => !isLeftOut(plan, attributes, names)),
            plan.seed,
          ),
        ),
      );
      return family.map((table, index) => [table, { p: corrected[index] ?? 1, of: family.length }] as const);
    }),
  );
};
