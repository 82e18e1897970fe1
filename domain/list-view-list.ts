/** The list of views: one's own, and those that are shared. */
import type { List } from './list/columns.ts';
import type { ListView } from './list-view.ts';
import { LIST_NAMES } from './lists.ts';
import { nameOrder } from './name.ts';

export const listViewList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    list: { of: ({ list }) => list, counted: LIST_NAMES },
  },
  groups: ({ owner, shared_with }) => [owner.id, shared_with],
} as const satisfies List<ListView>;
