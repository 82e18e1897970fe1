import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

export const vendorQueries = {
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
