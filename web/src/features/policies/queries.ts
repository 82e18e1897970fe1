import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { policyList } from '#domain/policies/list.ts';
import type { AcknowledgementState } from '#domain/policies/words.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const policyKind = listKind({
  key: 'policies',
  list: policyList,
  sort: 'name',
  ask: async (query, signal) => {
    const { policies, ...page } = await api('GET /policies', { query, signal });
    return { items: policies, ...page };
  },
});

export type ReportFilter = { version: number | undefined; text: string; state: readonly AcknowledgementState[] };

const askReport = (
  id: string,
  { version, text, state }: ReportFilter,
  limit: number,
  cursor: string | undefined,
  signal?: AbortSignal,
) =>
  api('GET /policies/{id}/acknowledgements', {
    params: { id },
    query: {
      ...(version !== undefined && { version }),
      ...(text && { text }),
      ...(state.length > 0 && { state: [...state] }),
      ...{ limit, cursor },
    },
    ...(signal && { signal }),
  });

const PART = 25;
const FILE_PART = 500;

/** All people of a report, for a file. */
export const wholeReport = async (id: string, filter: ReportFilter) => {
  const first = await askReport(id, filter, FILE_PART, undefined);
  const people = [...first.people];
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const part = await askReport(id, filter, FILE_PART, cursor);
    people.push(...part.people);
    cursor = part.next_cursor;
  }
  return { version: first.version, people };
};

export const policyQueries = {
  /** The start of the keys of all lists of policies. */
  lists: ['policies'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['policies', 'one', id],
      queryFn: ({ signal }) => api('GET /policies/{id}', { params: { id }, signal }),
    }),

  versions: (id: string) =>
    queryOptions({
      queryKey: ['policies', 'versions', id],
      queryFn: ({ signal }) => api('GET /policies/{id}/versions', { params: { id }, signal }),
    }),

  /** A version never changes. */
  version: (id: string, number: number) =>
    queryOptions({
      queryKey: ['policies', 'version', id, String(number)],
      queryFn: ({ signal }) =>
        api('GET /policies/{id}/versions/{number}', { params: { id, number: String(number) }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  report: (id: string, filter: ReportFilter) =>
    infiniteQueryOptions({
      queryKey: ['policies', 'report', id, filter],
      queryFn: ({ pageParam, signal }) => askReport(id, filter, PART, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
};

export const beginPolicies = beginList(policyKind);
