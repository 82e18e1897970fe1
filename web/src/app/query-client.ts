import { MutationCache, type MutationMeta, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isOurFault } from '#web/api/api-error.ts';
import { stopWaiting } from '#web/api/waiting.ts';
import { currentSession, whenSessionChanges } from '#web/auth/session.ts';
import { noteError } from '#web/operations/kept-errors.ts';

export const TWO_MINUTES = 2 * 60_000;
export const QUARTER_MINUTE = 15_000;

export const CURRENT_USER = ['current-user'] as const;
export const MY_WORK = ['my-work'] as const;

/** The data of the headers of application and vendor pages, which many changes affect. */
const HEADERS = [
  ['applications', 'one'],
  ['vendors', 'one'],
] as const;

/** Delay (ms) until a job has updated the user's tasks after a change. */
const TASKS_UPDATED_AFTER = 4_000;
let tasksUpdate: ReturnType<typeof setTimeout> | undefined;

declare module '@tanstack/react-query' {
  interface Register {
    /** `removesPage`: the entity of the page no longer exists, so its header is not read again. */
    mutationMeta: { removesPage?: boolean };
  }
}

/** After each change, headers and the number of tasks in the sidebar are read again. */
const readAgain = ({ removesPage = false }: MutationMeta = {}) => {
  if (!removesPage) for (const queryKey of HEADERS) void queryClient.invalidateQueries({ queryKey });
  clearTimeout(tasksUpdate);
  tasksUpdate = setTimeout(() => void queryClient.invalidateQueries({ queryKey: MY_WORK }), TASKS_UPDATED_AFTER);
};

/** A refusal may mean that the user's roles changed, so the user is read again. Server errors are also reported. */
const onError = (error: Error) => {
  if (!(error instanceof ApiError)) return;
  if ([403, 404].includes(error.problem.status)) void queryClient.invalidateQueries({ queryKey: CURRENT_USER });
  if (isOurFault(error)) noteError(error);
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError, onSuccess: (_data, _variables, _result, { meta }) => readAgain(meta) }),
  defaultOptions: {
    queries: { staleTime: TWO_MINUTES, retry: false },
    mutations: { networkMode: 'always' }, // api/waiting.ts shows the wait for the connection and lets users cancel it
  },
});

/** Clears data of the previous user. After another user signed in, the visible queries load again. */
whenSessionChanges(() => {
  stopWaiting();
  if (currentSession() !== 'signed-in') return queryClient.clear();
  queryClient.getMutationCache().clear();
  void queryClient.resetQueries();
});
