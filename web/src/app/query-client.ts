import { QueryClient } from '@tanstack/react-query';
import { stopWaiting } from '#web/api/waiting.ts';
import { currentSession, whenSessionChanges } from '#web/auth/session.ts';

const TWO_MINUTES = 2 * 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: TWO_MINUTES, retry: false },
    mutations: { networkMode: 'always' }, // what waits for the connection is said, and can be given up: see api/waiting.ts
  },
});

/** What one person was told is nothing for the next one; where somebody else has signed in, what is on screen is asked anew. */
whenSessionChanges(() => {
  stopWaiting();
  if (currentSession() !== 'signed-in') return queryClient.clear();
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
});
