import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isOurFault } from '#web/api/api-error.ts';
import { stopWaiting } from '#web/api/waiting.ts';
import { currentSession, whenSessionChanges } from '#web/auth/session.ts';
import { noteError } from '#web/operations/kept-errors.ts';

export const TWO_MINUTES = 2 * 60_000;
export const QUARTER_MINUTE = 15_000;

/** Under this, who is signed in is kept. */
export const CURRENT_USER = ['current-user'] as const;

/** Whoever is refused something that they were shown may hold other roles by now. Of what is our fault, others hear too. */
const onError = (error: Error) => {
  if (!(error instanceof ApiError)) return;
  if ([403, 404].includes(error.problem.status)) void queryClient.invalidateQueries({ queryKey: CURRENT_USER });
  if (isOurFault(error)) noteError(error);
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
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
