import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Two years of a monthly test. */
const A_PART = 24;

export const seriesQueries = {
  of: (id: string, taskId: string) =>
    infiniteQueryOptions({
      queryKey: ['tests', 'series', id, taskId],
      queryFn: ({ pageParam, signal }) =>
        api('GET /applications/{id}/tests/{taskId}/series', {
          params: { id, taskId },
          query: { limit: A_PART, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined, // page cursors are strings
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
    }),
};
