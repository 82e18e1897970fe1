import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApplicationFilter } from '#domain/application.ts';
import { api } from '#web/api/client.ts';

export type ListQuery = ApplicationFilter & { sort: 'name' | '-name' };

/** A filtered request may answer with less than it was asked for: what is still wanted, and from where. */
type Step = { cursor: string | undefined; wanted: number };

export const applicationQueries = {
  lists: ['applications', 'list'] as const,

  /** One page on screen: as many requests as it takes to fill it. `start` is where the page before ended. */
  page: (query: ListQuery, size: number, start: string | undefined) =>
    infiniteQueryOptions({
      queryKey: [...applicationQueries.lists, query, size, start],
      queryFn: ({ pageParam, signal }) =>
        api('GET /applications', { query: { ...query, limit: pageParam.wanted, cursor: pageParam.cursor }, signal }),
      initialPageParam: { cursor: start, wanted: size } as Step,
      getNextPageParam: (last, _all, asked): Step | null => {
        const wanted = asked.wanted - last.applications.length;
        return last.next_cursor !== null && wanted > 0 ? { cursor: last.next_cursor, wanted } : null;
      },
      placeholderData: keepPreviousData,
      retryOnMount: false, // begin-list.ts has asked just now
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['applications', 'one', id],
      queryFn: ({ signal }) => api('GET /applications/{id}', { params: { id }, signal }),
    }),
};
