import { queryOptions } from '@tanstack/react-query';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { resourceGroupList } from '#domain/groups/list.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const groupKind = listKind({
  key: 'application-groups',
  list: resourceGroupList,
  sort: 'name',
  ask: async (query, signal) => {
    const asked = { ...query, counts: 'true' as const };
    const { resource_groups, ...page } = await api('GET /access/resource-groups', { query: asked, signal });
    return { items: resource_groups, ...page };
  },
});

export const resourceGroupQueries = {
  lists: ['application-groups'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['application-groups', 'one', id],
      queryFn: ({ signal }) => api('GET /access/resource-groups/{id}', { params: { id }, signal }),
    }),

  all: () =>
    queryOptions({
      queryKey: ['application-groups', 'all'],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const page = await api('GET /access/resource-groups', { query: { limit: 100, cursor }, signal });
          return { items: page.resource_groups, next: page.next_cursor };
        }),
    }),
};

/** True if resources can be added to the group. */
export const isChoosable = ({ group_type, deleting }: ResourceGroup) => group_type === 'CUSTOM' && !deleting;

export const beginGroups = beginList(groupKind);
