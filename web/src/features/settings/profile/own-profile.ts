import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, OwnProfile } from '#domain/people/user.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { waitForConnection } from '#web/api/waiting.ts';
import { currentUserQuery } from '#web/features/current-user/queries.ts';

const TRIES = 3;

/** Applies the change to the latest saved profile and retries if another tab or device saved first. */
const change = async (client: QueryClient, make: (saved: CurrentUser) => OwnProfile) => {
  await waitForConnection(); // once, before all attempts
  const show = (user: CurrentUser) => client.setQueryData(currentUserQuery.queryKey, user);
  for (let attempt = 1; ; attempt++) {
    const saved = await api('GET /access/user');
    show(saved);
    try {
      return show(await api('PATCH /access/user', { body: make(saved), version: saved.version }));
    } catch (error) {
      if (!isOvertaken(error) || attempt === TRIES) throw error;
    }
  }
};

export const useChangeOwnProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: currentUserQuery.queryKey,
    scope: { id: 'preferences' },
    mutationFn: (make: (saved: CurrentUser) => OwnProfile) => change(client, make),
  });
};
