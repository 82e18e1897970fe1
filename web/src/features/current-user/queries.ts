import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withDefaults } from '#domain/list/default-views.ts';
import type { CurrentUser, OwnProfile } from '#domain/people/user.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { applyAppearance } from '#web/app/appearance.ts';
import { CURRENT_USER, TWO_MINUTES } from '#web/app/query-client.ts';
import { setLanguage } from '#web/i18n/index.ts';

/** Identity knows somebody whom the product does not let in. */
class Unauthorized extends Error {
  constructor() {
    super('Unauthorized');
    this.name = 'NotAuthorizedException';
  }
}

/** What somebody chose for themselves wins over what this device was told. */
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

/** With other roles one sees something else. */
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
  // An administrator may change their roles while they are here.
  refetchOnWindowFocus: 'always',
  refetchInterval: TWO_MINUTES,
  retryOnMount: false, // each page that is told it failed would ask again
});

export const isUnauthorized = (error: unknown) => error instanceof Unauthorized;

/** Inside the main layout, where there is always somebody. */
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

/** Changes one's own language and appearance: at once, and taken back if the API refuses. */
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
    scope: { id: 'preferences' }, // one after the other, so that the last choice is the one that stays
    mutationFn: (preferences: Pick<OwnProfile, Preference>) => api('PATCH /access/user', { body: preferences }),
    onMutate: async (preferences) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      await show(before && chosen(before, preferences));
      return { before };
    },
    onSuccess: (user, { language }) => {
      // What the API words itself, it words otherwise from now on.
      if (language) void client.invalidateQueries({ predicate: ({ meta }) => meta?.isWorded === true });
      return client.isMutating({ mutationKey: key }) > 1 ? undefined : show(user);
    },
    onError: (_error, _preferences, context) => show(context?.before),
  });
};
