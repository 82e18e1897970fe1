import { queryOptions } from '@tanstack/react-query';
import { vendorList } from '#domain/vendors/list.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const vendorKind = listKind({
  key: 'vendors',
  list: vendorList,
  sort: 'name',
  ask: async (query, signal) => {
    const { vendors, ...page } = await api('GET /vendors', { query, signal });
    return { items: vendors, ...page };
  },
});

export const vendorQueries = {
  lists: ['vendors'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['vendors', 'one', id],
      queryFn: ({ signal }) => api('GET /vendors/{id}', { params: { id }, signal }),
    }),

  /** Invalidated by any change of a vendor, because the keys share a prefix. */
  details: (id: string) =>
    queryOptions({
      queryKey: ['vendors', 'details', id],
      queryFn: ({ signal }) => api('GET /vendors/{id}/details', { params: { id }, signal }),
    }),

  /** Names only, because there may be thousands of vendors. */
  names: () =>
    queryOptions({
      queryKey: ['vendors', 'names'],
      queryFn: async ({ signal }) => (await api('GET /vendors/names', { signal })).vendors,
    }),
};

export const beginVendors = beginList(vendorKind);
