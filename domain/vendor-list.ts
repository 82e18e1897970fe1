/** The list of vendors. */
import type { List } from './list/columns.ts';
import { nameOrder } from './name.ts';
import { orEverybody } from './permissions.ts';
import type { Vendor } from './vendor.ts';

export const vendorList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    description: { of: ({ description }) => description, searched: true },
    owner: { of: ({ owner }) => owner, searched: true, counted: 'any', order: ({ owner }) => nameOrder(owner) },
    website: { of: ({ website }) => website, order: ({ website }) => nameOrder(website) },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
    resource_groups: { of: ({ resource_groups }) => resource_groups, counted: 'any', ofGroups: true },
  },
  groups: ({ resource_groups }) => orEverybody(resource_groups),
} as const satisfies List<Vendor>;
