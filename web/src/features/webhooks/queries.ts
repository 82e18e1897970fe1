import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

const A_MOMENT = 3_000;
const PART = 25;

export const webhookQueries = {
  lists: ['webhooks', 'all'] as const,

  all: () =>
    queryOptions({
      queryKey: ['webhooks', 'all'],
      queryFn: async ({ signal }) => (await api('GET /access/webhooks', { signal })).webhooks,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['webhooks', 'one', id],
      queryFn: ({ signal }) => api('GET /access/webhooks/{id}', { params: { id }, signal }),
    }),

  /** Polled while one of the newest deliveries is pending. */
  deliveries: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['webhooks', 'deliveries', id],
      queryFn: ({ pageParam, signal }) =>
        api('GET /access/webhooks/{id}/deliveries', {
          params: { id },
          query: { limit: PART, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined, // page cursors are strings
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages[0]?.deliveries.some(({ state, next_at }) => state === 'waiting' && next_at === null) && A_MOMENT,
    }),
};
