import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Begins as the keys of all frameworks do: whatever changes one of them changes those lists. */
const own = (...more: string[]) => ['frameworks', 'own', ...more];

export const ownFrameworkQueries = {
  all: queryOptions({
    queryKey: own(),
    queryFn: async ({ signal }) => (await api('GET /own-frameworks', { signal })).own_frameworks,
  }),
  one: (id: string) =>
    queryOptions({
      queryKey: own('one', id),
      queryFn: ({ signal }) => api('GET /own-frameworks/{id}', { params: { id }, signal }),
      // What somebody edits is as it is now.
      gcTime: 0,
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: own('versions', id),
      queryFn: async ({ signal }) =>
        (await api('GET /own-frameworks/{id}/versions', { params: { id }, signal })).versions,
    }),
  /** What one asked is never changed. */
  version: (id: string, number: number) =>
    queryOptions({
      queryKey: own('version', id, String(number)),
      queryFn: ({ signal }) =>
        api('GET /own-frameworks/{id}/versions/{number}', { params: { id, number: String(number) }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
