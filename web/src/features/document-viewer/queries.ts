import { queryOptions } from '@tanstack/react-query';
import type { documents } from '#contract/applications/documents.ts';
import type { Output } from '#contract/http/route.ts';
import { api } from '#web/api/client.ts';

/** A document with its subject. */
export type DocumentAlone = Output<(typeof documents)['GET /documents/{id}']>;

/** Polling interval (ms) while the file awaits its check. */
const A_MOMENT = 2_000;

export const viewerQueries = {
  document: (id: string) =>
    queryOptions({
      queryKey: ['documents', 'alone', id],
      queryFn: ({ signal }) => api('GET /documents/{id}', { params: { id }, signal }),
      refetchInterval: ({ state: { data } }) => (data && !['ready', 'error'].includes(data.state) ? A_MOMENT : false),
    }),

  /** Never cached, because addresses expire. */
  file: (id: string, version: number, download?: 'true') =>
    queryOptions({
      queryKey: ['documents', 'file', id, version, download],
      queryFn: ({ signal }) =>
        api('GET /documents/{id}/file', { params: { id }, query: { version, ...(download && { download }) }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
