import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Approval } from '#domain/approval/approval.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';

export const approvalQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['approvals', 'one', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/approval', { params: { id }, signal }),
      staleTime: 0, // what every other tab changes is part of it
    }),

  rounds: (id: string) =>
    queryOptions({
      queryKey: ['approvals', 'rounds', id],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const query = { limit: 100, cursor };
          const asked = await api('GET /applications/{id}/approval/rounds', { params: { id }, query, signal });
          return { items: asked.rounds, next: asked.next_cursor };
        }),
    }),

  /** What waits for whoever asks. */
  waiting: queryOptions({
    queryKey: ['approvals', 'waiting'],
    queryFn: async ({ signal }) => (await api('GET /approvals/waiting', { signal })).waiting,
    staleTime: 0,
  }),
};

/** Takes up what has become of it, for all that shows it. */
export const takeUp = (client: QueryClient, id: string, saved: Approval) => {
  client.setQueryData(approvalQueries.one(id).queryKey, saved);
  void client.invalidateQueries({ queryKey: approvalQueries.rounds(id).queryKey });
  void client.invalidateQueries({ queryKey: approvalQueries.waiting.queryKey });
  void client.invalidateQueries({ queryKey: applicationQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: applicationQueries.lists });
};
