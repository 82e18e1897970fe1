import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { subjectWith } from '#web/routing/subject-path.ts';

export type WholeResult = Output<AllRoutes['GET /applications/{id}/tests/{taskId}/result']>;

export const resultQueries = {
  /** Always stale, because opinions change and download URLs expire. */
  of: (id: string, taskId: string) =>
    queryOptions({
      queryKey: ['tests', 'result', id, taskId],
      queryFn: ({ signal }) => api('GET /applications/{id}/tests/{taskId}/result', { params: { id, taskId }, signal }),
      staleTime: 0,
    }),

  /** Tests with a result, newest first. */
  ready: (id: string) =>
    queryOptions({
      queryKey: ['tests', 'of', id, 'ready'],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const query = { state: ['ready' as const], limit: 100, cursor };
          const page = await api('GET /applications/{id}/tests', { params: { id }, query, signal });
          return { items: page.tests, next: page.next_cursor };
        }),
      staleTime: 0,
    }),

  /** The newest test of a document with a result, if there is one. */
  newestOf: (document: string) =>
    queryOptions({
      queryKey: ['tests', 'newest', document],
      queryFn: async ({ signal }) => {
        const found = await api('GET /documents/{id}', { params: { id: document }, signal });
        const of = subjectWith(found);
        if (found.application_id === undefined) return { of, test: null };
        const params = { id: found.application_id };
        const query = { document, state: ['ready' as const], limit: 1 };
        const { tests } = await api('GET /applications/{id}/tests', { params, query, signal });
        return { of, test: tests[0] ?? null };
      },
      staleTime: 0,
    }),
};
