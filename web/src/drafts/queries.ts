import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { openVault } from './vault.ts';

/** Runs without a connection too: a form must not wait for the request. */
const networkMode = 'always' as const;

export const draftQueries = {
  vault: (owner: string) =>
    queryOptions({
      queryKey: ['drafts', owner],
      queryFn: async () => openVault(owner, (await api('GET /access/user/draft-key')).key),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY, // for the length of the session
      networkMode,
    }),

  /** The drafts at the time when the form is opened. */
  leftIn: (owner: string, form: string) =>
    queryOptions({
      queryKey: ['drafts', owner, form],
      queryFn: async ({ client }) => (await client.ensureQueryData(draftQueries.vault(owner))).leftIn(form),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode,
    }),
};
