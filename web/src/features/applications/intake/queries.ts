import { queryOptions } from '@tanstack/react-query';
import type { Intake } from '#domain/applications/intake.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

const isNewer = (one: Intake | undefined, other: Intake) => one !== undefined && one.version > other.version;

export const intakeQueries = {
  /** Polled while the page is visible, so that other users' answers appear. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['intakes', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/intake', { params: { id }, signal }),
      staleTime: 0,
      // A request that started before an answer was saved may return after it; the newer version wins.
      structuralSharing: (before, now) => (isNewer(before as Intake | undefined, now as Intake) ? before : now),
      refetchInterval: QUARTER_MINUTE,
    }),

  versions: (id: string) =>
    queryOptions({
      queryKey: ['intakes', id, 'versions'],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const query = { limit: 100, cursor };
          const asked = await api('GET /applications/{id}/intake/versions', { params: { id }, query, signal });
          return { items: asked.versions, next: asked.next_cursor };
        }),
    }),
};
