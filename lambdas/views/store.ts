import { ListView } from '#domain/list/view.ts';
import { listViewList } from '#domain/list/view-list.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';

const { writes, ...list } = listing('list view', ListView, listViewList);

export const listViews = {
  ...entities({
    what: 'list view',
    schema: ListView,
    // Names are unique per owner and list.
    unique: ({ name, owner, list }) => ({ name: sameNames(name).map((same) => `${owner.id}#${list}#${same}`) }),
    listed: writes,
  }),
  ...list,
};
