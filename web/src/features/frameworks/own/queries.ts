import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** The key starts with `frameworks`, so a change of any framework also invalidates these lists. */
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
      // An editor must start from the current version.
      gcTime: 0,
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: own('versions', id),
      queryFn: async ({ signal }) =>
        (await api('GET /own-frameworks/{id}/versions', { params: { id }, signal })).versions,
    }),
  /** A version never changes, so it is cached. */
  version: (id: string, number: number) =>
    queryOptions({
      queryKey: own('version', id, String(number)),
      queryFn: ({ signal }) =>
        api('GET /own-frameworks/{id}/versions/{number}', { params: { id, number: String(number) }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
