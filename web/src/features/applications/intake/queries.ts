import { queryOptions } from '@tanstack/react-query';
import type { Intake } from '#domain/applications/intake.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

const isNewer = (one: Intake | undefined, other: Intake) => one !== undefined && one.version > other.version;

export const intakeQueries = {
  /** What others answer meanwhile appears by itself, as long as somebody looks at it. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['intakes', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/intake', { params: { id }, signal }),
      staleTime: 0,
      // What was asked before an answer was saved may come after it.
      structuralSharing: (before, now) => (isNewer(before as Intake | undefined, now as Intake) ? before : now), // what the line above answers
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
