import { withCustomColumns } from '#domain/custom-fields/columns.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import type { List } from '#domain/list/columns.ts';
import { customFields } from './store.ts';

/** A list with the columns of its custom fields. The indexes of the list cache belong to one such list. */
export const withCustom = (noun: Customized) => {
  const made = new WeakMap<object, { by: string; list: object }>();
  return async <L extends List<never>>(list: L): Promise<L> => {
    const found = await customFields.get();
    if (!found || found[noun].length === 0) return list;
    const known = made.get(list);
    if (known?.by === found.trail_hash) return known.list as L; // made from this list
    const extended = withCustomColumns(list, found[noun]);
    made.set(list, { by: found.trail_hash, list: extended });
    return extended;
  };
};
