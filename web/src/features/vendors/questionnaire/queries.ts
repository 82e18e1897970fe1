import { queryOptions } from '@tanstack/react-query';
import type { VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

type Known = VendorQuestionnaire | undefined;

export const questionnaireQueries = {
  /** What others answer meanwhile appears by itself, as long as somebody looks at it. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['vendors', 'questionnaire', id],
      queryFn: ({ signal }) => api('GET /vendors/{id}/questionnaire', { params: { id }, signal }),
      staleTime: 0,
      // What was asked before an answer was saved may come after it.
      structuralSharing: (before, now) =>
        ((before as Known)?.answers_version ?? 0) > (now as VendorQuestionnaire).answers_version ? before : now, // what the line above answers
      refetchInterval: QUARTER_MINUTE,
    }),

  /** Anew once more of them are known of. */
  versions: (id: string, number: number) =>
    queryOptions({
      queryKey: ['vendors', 'questionnaire', id, 'versions', number],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const query = { limit: 100, cursor };
          const asked = await api('GET /vendors/{id}/questionnaire/versions', { params: { id }, query, signal });
          return { items: asked.versions, next: asked.next_cursor };
        }),
    }),
};
