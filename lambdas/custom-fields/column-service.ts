import { withCustomColumns } from '#domain/custom-fields/columns.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import type { List } from '#domain/list/columns.ts';
import { customFields } from './store.ts';

/** A list with the columns of its custom fields, which are read again when their version changes. */
export const withCustom = <L extends List<never>>(noun: Customized, list: L) => {
  let known: { version: number | undefined; list: L } | undefined;
  return async (version: number | undefined): Promise<L> => {
    if (known && known.version === version) return known.list;
    const found = await customFields.get();
    const extended = withCustomColumns(list, found?.[noun] ?? []);
    // A transaction may be visible in the list before this read sees it.
    if (version === undefined || (found && found.version >= version)) known = { version, list: extended };
    return extended;
  };
};
