import { queryOptions } from '@tanstack/react-query';
import type { ResourceGroup } from '#domain/resource-group.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

export const resourceGroupQueries = {
  all: () =>
    queryOptions({
      queryKey: ['resource-groups', 'all'],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const page = await api('GET /access/resource-groups', { query: { limit: 100, cursor }, signal });
          return { items: page.resource_groups, next: page.next_cursor };
        }),
    }),
};

/** Whether things can be put into it. */
export const isChoosable = ({ group_type, deleting }: ResourceGroup) => group_type === 'CUSTOM' && !deleting;
