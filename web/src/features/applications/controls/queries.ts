import { queryOptions } from '@tanstack/react-query';
import type { ShownControl } from '#domain/controls/control.ts';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';
import { controlsOf } from '#web/components/applications/queries.ts';

const isNewer = (one: ShownControl | undefined, other: ShownControl) =>
  one !== undefined && one.version > other.version;

export const controlQueries = {
  /** Polled while the page is visible, so that other users' changes appear. */
  one: (id: string, controlId: string) =>
    queryOptions({
      queryKey: [...controlsOf(id), 'one', controlId],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/controls/{controlId}', { params: { id, controlId }, signal }),
      staleTime: 0,
      // A request that started before a save may return after it; the newer version wins.
      structuralSharing: (before, now) =>
        isNewer(before as ShownControl | undefined, now as ShownControl) ? before : now, // typed as unknown
      refetchInterval: QUARTER_MINUTE,
    }),

  /** Existing evidence that this control can reuse. */
  evidence: (id: string, text: string) =>
    queryOptions({
      queryKey: [...controlsOf(id), 'evidence', text],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/evidence', { params: { id }, query: { ...(text && { text }) }, signal }),
      staleTime: 0,
    }),
};
