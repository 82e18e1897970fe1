import { queryOptions } from '@tanstack/react-query';
import type { VendorQuestionnaire } from '#domain/diligence/questionnaire.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

type Known = VendorQuestionnaire | undefined;

export const questionnaireQueries = {
  /** Polled while the page is visible, so that other users' answers appear. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['vendors', 'questionnaire', id],
      queryFn: ({ signal }) => api('GET /vendors/{id}/questionnaire', { params: { id }, signal }),
      staleTime: 0,
      // A request that started before an answer was saved may return after it; the newer version wins.
      structuralSharing: (before, now) =>
        ((before as Known)?.answers_version ?? 0) > (now as VendorQuestionnaire).answers_version ? before : now,
      refetchInterval: QUARTER_MINUTE,
    }),

  /** `number` is part of the key, so a new version causes a new request. */
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
