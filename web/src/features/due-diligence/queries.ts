import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { publicApi } from '#web/api/client.ts';
import { type AskedNow, withTaken } from './taken.ts';

const keyOf = (token: string) => ['due-diligence', token] as const;

export const byLinkQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: async ({ client }): Promise<AskedNow> =>
      withTaken(
        client.getQueryData<AskedNow>(keyOf(token)),
        await publicApi('POST /due-diligence/read', { body: { token } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores the questionnaire that the API just returned. */
export const becomesByLink = (client: QueryClient, token: string, now: Parameters<typeof withTaken>[1]) =>
  client.setQueryData(byLinkQuery(token).queryKey, (before) => withTaken(before, now));

/** After a refusal, reloads the questionnaire: the link may be void, or it was sent or answered meanwhile. */
export const readAgain = async (client: QueryClient, token: string) => {
  await client.refetchQueries({ queryKey: keyOf(token), exact: true });
  return client.getQueryData(byLinkQuery(token).queryKey);
};
