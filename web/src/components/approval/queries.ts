import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Approval } from '#domain/approval/approval.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

export const approvalQueries = {
  one: ({ things, id }: SubjectOf) =>
    queryOptions({
      queryKey: ['approvals', 'one', id],
      queryFn: ({ signal }) => api(`GET /${things}/{id}/approval`, { params: { id }, signal }),
      staleTime: 0, // other tabs of the page change it
    }),

  rounds: ({ things, id }: SubjectOf) =>
    queryOptions({
      queryKey: ['approvals', 'rounds', id],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const query = { limit: 100, cursor };
          const asked = await api(`GET /${things}/{id}/approval/rounds`, { params: { id }, query, signal });
          return { items: asked.rounds, next: asked.next_cursor };
        }),
    }),

  /** Approvals that wait for the user's decision. */
  waiting: queryOptions({
    queryKey: ['approvals', 'waiting'],
    queryFn: async ({ signal }) => (await api('GET /approvals/waiting', { signal })).waiting,
    staleTime: 0,
  }),
};

/** Updates the caches after a change of the approval. */
export const takeUp = (client: QueryClient, subject: SubjectOf, saved: Approval) => {
  client.setQueryData(approvalQueries.one(subject).queryKey, saved);
  void client.invalidateQueries({ queryKey: approvalQueries.rounds(subject).queryKey });
  void client.invalidateQueries({ queryKey: approvalQueries.waiting.queryKey });
  void client.invalidateQueries({ queryKey: [subject.things] });
};
