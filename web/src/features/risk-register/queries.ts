import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { riskList } from '#domain/register/list.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

/** The parameter of the address that says which rating the heat map shows. */
export const HEAT_MAP = 'heat_map';

export const riskKind = listKind({
  key: 'risks',
  list: riskList,
  sort: '-level',
  keeps: [HEAT_MAP],
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

  /** The first risks of an application: closed ones last, and of the others the most severe first. */
  of: (application: string) =>
    queryOptions({
      queryKey: ['risks', 'of', application],
      queryFn: async ({ signal }) => {
        const query = { application_id: [application], sort: 'status' as const, limit: PART };
        const { risks, ...besides } = await api('GET /risks', { query, signal });
        const isClosed = ({ status }: (typeof risks)[number]) => status === 'closed';
        const bySeverity = riskKind.inOrder(risks, '-level');
        return { ...besides, risks: [...bySeverity.filter((risk) => !isClosed(risk)), ...bySeverity.filter(isClosed)] };
      },
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
