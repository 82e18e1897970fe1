import { queryOptions } from '@tanstack/react-query';
import type { ShownAssessment } from '#domain/assessments/assessment.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

const isNewer = (one: ShownAssessment | undefined, other: ShownAssessment) =>
  one !== undefined &&
  (one.version > other.version || (one.version === other.version && one.answers_version > other.answers_version));

export const assessmentQueries = {
  of: (id: string) =>
    queryOptions({
      queryKey: ['assessments', id],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const query = { limit: 100, cursor };
          const asked = await api('GET /applications/{id}/assessments', { params: { id }, query, signal });
          return { items: asked.assessments, next: asked.next_cursor };
        }),
      staleTime: 0,
    }),

  /** Polled while the page is visible, so that other users' changes appear. */
  one: (id: string, assessment_id: string) =>
    queryOptions({
      queryKey: ['assessments', id, assessment_id],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/assessments/{assessment_id}', { params: { id, assessment_id }, signal }),
      staleTime: 0,
      // A request that started before a save may return after it; the newer version wins.
      structuralSharing: (before, now) =>
        isNewer(before as ShownAssessment | undefined, now as ShownAssessment) ? before : now, // typed as unknown
      refetchInterval: QUARTER_MINUTE,
    }),
};
