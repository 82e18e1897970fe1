/** Holds a new secret in the memory of this tab until the user has stored it. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (id: string) => ['new-secret', id];

export const holdSecret = (client: QueryClient, id: string, secret: string) => client.setQueryData(keyOf(id), secret);

export const useNewSecret = (id: string) => {
  const client = useQueryClient();
  const { data } = useQuery<string | null>({ queryKey: keyOf(id), queryFn: () => null, enabled: false });
  return { secret: data ?? undefined, forget: () => client.setQueryData(keyOf(id), null) };
};
