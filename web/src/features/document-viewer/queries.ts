import { queryOptions } from '@tanstack/react-query';
import type { documents } from '#contract/documents.ts';
import type { Output } from '#contract/route.ts';
import { api } from '#web/api/client.ts';

/** With what it belongs to. */
export type DocumentAlone = Output<(typeof documents)['GET /documents/{id}']>;

/** While its file is on its way to be checked. */
const A_MOMENT = 2_000;

export const viewerQueries = {
  document: (id: string) =>
    queryOptions({
      queryKey: ['documents', 'alone', id],
      queryFn: ({ signal }) => api('GET /documents/{id}', { params: { id }, signal }),
      refetchInterval: ({ state: { data } }) => (data && !['ready', 'error'].includes(data.state) ? A_MOMENT : false),
    }),

  /** Never what it was before: an address ends. */
  file: (id: string, version: number, download?: 'true') =>
    queryOptions({
      queryKey: ['documents', 'file', id, version, download],
      queryFn: ({ signal }) =>
        api('GET /documents/{id}/file', { params: { id }, query: { version, ...(download && { download }) }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
