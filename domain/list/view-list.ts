/** The list of views: the reader's own and the shared ones. */

import type { Grant } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';
import type { List } from './columns.ts';
import { LIST_NAMES, type ListName, mayRead } from './names.ts';
import type { ListView } from './view.ts';

/** The group of the views of one list that belong to one person or are shared with everyone. */
export const shelfOf = (whose: string, list: ListName) => `${whose}/${list}`;

/** A view is visible only to readers of its list. */
export const shelvesFor = (whose: readonly string[], grants: readonly Grant[]) =>
  LIST_NAMES.filter((list) => mayRead(list, grants)).flatMap((list) => whose.map((one) => shelfOf(one, list)));

export const listViewList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    list: { of: ({ list }) => list, counted: LIST_NAMES },
  },
  groups: ({ owner, shared_with, list }) => [shelfOf(owner.id, list), shelfOf(shared_with, list)],
} as const satisfies List<ListView>;
