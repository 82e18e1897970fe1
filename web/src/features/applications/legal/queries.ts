import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const legalOf = (id: string) => ['legal-documents', id];

export const legalQueries = {
  /** Always refetched, because the documents show records that other pages change. */
  list: (id: string) =>
    queryOptions({
      queryKey: [...legalOf(id), 'list'],
      queryFn: ({ signal }) => api('GET /applications/{id}/legal-documents', { params: { id }, signal }),
      staleTime: 0,
    }),
  one: (id: string, type: string) =>
    queryOptions({
      queryKey: [...legalOf(id), 'one', type],
      queryFn: ({ signal }) => api('GET /applications/{id}/legal-documents/{type}', { params: { id, type }, signal }),
      staleTime: 0,
    }),
  /** A signed version never changes. */
  version: (id: string, type: string, number: string) =>
    queryOptions({
      queryKey: [...legalOf(id), 'version', type, number],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/legal-documents/{type}/versions/{number}', {
          params: { id, type, number },
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Always refetched, because openings by recipients change it. */
  shares: (id: string, type: string) =>
    queryOptions({
      queryKey: [...legalOf(id), 'shares', type],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/legal-documents/{type}/shares', { params: { id, type }, signal }),
      staleTime: 0,
    }),
};
