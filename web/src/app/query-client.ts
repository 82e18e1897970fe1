import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { stopWaiting } from '#web/api/waiting.ts';
import { currentSession, whenSessionChanges } from '#web/auth/session.ts';

export const TWO_MINUTES = 2 * 60_000;
export const QUARTER_MINUTE = 15_000;

/** Under this, who is signed in is kept. */
export const CURRENT_USER = ['current-user'] as const;
/** Under this, their company. */
export const COMPANY = ['company'] as const;

/** Whoever is refused something that they were shown may hold other roles by now. */
const mayHaveOtherRoles = (error: Error) => {
  if (error instanceof ApiError && [403, 404].includes(error.problem.status))
    void queryClient.invalidateQueries({ queryKey: CURRENT_USER });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: mayHaveOtherRoles }),
  mutationCache: new MutationCache({ onError: mayHaveOtherRoles }),
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
