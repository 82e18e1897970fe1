import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

export const vendorQueries = {
  lists: ['vendors'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['vendors', 'one', id],
      queryFn: ({ signal }) => api('GET /vendors/{id}', { params: { id }, signal }),
    }),

  all: () =>
    queryOptions({
      queryKey: ['vendors', 'all'],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const page = await api('GET /vendors', { query: { limit: 100, cursor }, signal });
          return { items: page.vendors, next: page.next_cursor };
        }),
    }),
};
