import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';

const LATEST = 25;

export const overrideQueries = {
  of: (id: string) =>
    queryOptions({
      queryKey: ['tier-overrides', id],
      queryFn: async ({ signal }) =>
        (await api('GET /applications/{id}/tier-overrides', { params: { id }, query: { limit: LATEST }, signal }))
          .overrides,
      staleTime: 0,
    }),
};

/** Invalidates the queries that a tier override affects. */
export const renew = (id: string, client: QueryClient) =>
  Promise.all(
    [overrideQueries.of(id).queryKey, applicationQueries.one(id).queryKey, applicationQueries.lists].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
