import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { riskList } from '#domain/register/list.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const riskKind = listKind({
  key: 'risks',
  list: riskList,
  sort: '-level',
  ask: async (query, signal) => {
    const { risks, ...page } = await api('GET /risks', { query, signal });
    return { items: risks, ...page };
  },
});

const PART = 25;

export const registerQueries = {
  /** The start of the keys of all lists of risks. */
  lists: ['risks'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['risks', 'own', id],
      queryFn: ({ signal }) => api('GET /risks/{id}', { params: { id }, signal }),
    }),

  /** The first risks of an application, most severe first. */
  of: (application: string) =>
    queryOptions({
      queryKey: ['risks', 'of', application],
      queryFn: ({ signal }) =>
        api('GET /risks', { query: { application_id: [application], sort: '-level', limit: PART }, signal }),
      staleTime: 0,
    }),

  /** Applications to choose from, by name and page by page. */
  applications: (text: string) =>
    infiniteQueryOptions({
      queryKey: ['applications', 'for-risk', text],
      queryFn: ({ pageParam, signal }) =>
        api('GET /applications', {
          query: { ...(text && { text }), sort: 'name', limit: PART, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
};

export const beginRisks = beginList(riskKind);
