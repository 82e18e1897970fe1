import { queryOptions } from '@tanstack/react-query';
import type { Invited } from '#domain/people/invitations.ts';
import { api } from '#web/api/client.ts';
import { userQueries } from './queries.ts';

const A_MOMENT = 1_000;

export const invitationQueries = {
  /** Polled while the job is running. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['invitations', id],
      queryFn: async ({ client, signal }) => {
        const found = await api('GET /access/invitations/{invitations_id}', { params: { invitations_id: id }, signal });
        // The job added people to the list.
        if (found.state !== 'running') void client.invalidateQueries({ queryKey: userQueries.all });
        return found;
      },
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => data?.state === 'running' && A_MOMENT,
    }),

  existing: (emails: readonly string[]) =>
    queryOptions({
      queryKey: ['invitations', 'existing', emails],
      queryFn: async ({ signal }) =>
        (await api('POST /access/invitations/check', { body: { emails: [...emails] }, signal })).existing,
      staleTime: 0,
    }),
};

export const sendInvitations = (people: readonly Invited[], idempotencyKey: string) =>
  api('POST /access/invitations', { body: { people: [...people] }, idempotencyKey });
