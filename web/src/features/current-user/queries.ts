import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withDefaults } from '#domain/list/default-views.ts';
import type { CurrentUser, OwnProfile } from '#domain/people/user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { applyAppearance } from '#web/app/appearance.ts';
import { CURRENT_USER, TWO_MINUTES } from '#web/app/query-client.ts';
import { setLanguage } from '#web/i18n/index.ts';

/** Signed in at the user pool, but without access to the product. */
class Unauthorized extends Error {
  constructor() {
    super('Unauthorized');
    this.name = 'NotAuthorizedException';
  }
}

/** The user's own preferences override those of the device. */
const applyPreferences = async ({ language, appearance, density }: CurrentUser) => {
  applyAppearance(appearance, density);
  await setLanguage(language);
};

const loadCurrentUser = async (signal: AbortSignal) => {
  try {
    return await api('GET /access/user', { signal });
  } catch (error) {
    throw error instanceof ApiError && error.problem.status === 401 ? new Unauthorized() : error;
  }
};

/** Other roles grant other data, so every query except the user's own is invalidated. */
const askAllAnew = (client: QueryClient, before: CurrentUser | undefined, now: CurrentUser) => {
  if (!before || JSON.stringify(before.roles) === JSON.stringify(now.roles)) return;
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER[0] });
};

export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER,
  queryFn: async ({ client, queryKey, signal }) => {
    const user = await loadCurrentUser(signal);
    await applyPreferences(user);
    askAllAnew(client, client.getQueryData<CurrentUser>(queryKey), user);
    return user;
  },
  // An administrator may change the user's roles during the session.
  refetchOnWindowFocus: 'always',
  refetchInterval: TWO_MINUTES,
  retryOnMount: false, // otherwise each page that mounts would retry after a failure
});

export const isUnauthorized = (error: unknown) => error instanceof Unauthorized;

/** Use only within the main layout, where a user is always signed in. */
export const useCurrentUser = (): CurrentUser => {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('The current user is asked for where nobody is signed in.');
  return data;
};

type Preference =
  | 'language'
  | 'appearance'
  | 'density'
  | 'shortcuts'
  | 'notification_preferences'
  | 'default_views'
  | 'dashboard';

const chosen = (
  user: CurrentUser,
  { notification_preferences, default_views, ...rest }: Pick<OwnProfile, Preference>,
) => ({
  ...user,
  ...rest,
  notification_preferences: { ...user.notification_preferences, ...notification_preferences },
  default_views: withDefaults(user.default_views, default_views),
});

/** Saves language and appearance with an optimistic update that is rolled back if the API refuses. */
export const useSavePreferences = () => {
  const client = useQueryClient();
  const key = currentUserQuery.queryKey;

  const show = (user: CurrentUser | undefined) => {
    if (!user) return;
    client.setQueryData(key, user);
    return applyPreferences(user);
  };

  return useMutation({
    mutationKey: key,
    scope: { id: 'preferences' }, // in sequence, so that the last choice wins
    mutationFn: (preferences: Pick<OwnProfile, Preference>) => api('PATCH /access/user', { body: preferences }),
    onMutate: async (preferences) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      await show(before && chosen(before, preferences));
      return { before };
    },
    onSuccess: (user, { language }) => {
      // The API words some responses in the user's language, so those queries are refetched.
      if (language) void client.invalidateQueries({ predicate: ({ meta }) => meta?.isWorded === true });
      return client.isMutating({ mutationKey: key }) > 1 ? undefined : show(user);
    },
    onError: (_error, _preferences, context) => show(context?.before),
  });
};
