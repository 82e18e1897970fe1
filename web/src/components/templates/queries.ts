import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const templateQueries = {
  list: () =>
    queryOptions({
      queryKey: ['word-templates'],
      queryFn: ({ signal }) => api('GET /word-templates', { signal }),
      staleTime: 0,
    }),
  placeholders: () =>
    queryOptions({
      queryKey: ['template-placeholders'],
      queryFn: ({ signal }) => api('GET /word-templates/placeholders', { signal }),
      staleTime: 0,
    }),
  /** A version never changes. */
  file: ({ id, version }: { id: string; version: number }) =>
    queryOptions({
      queryKey: ['word-template-file', id, version],
      queryFn: ({ signal }) => api('GET /word-templates/{id}/file', { params: { id }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const wordFile = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: DOCX });
