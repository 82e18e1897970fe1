import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

export const found = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => api('GET /search', { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: QUARTER_MINUTE,
    retry: false, // another letter asks anew
    // Without a connection it fails, and is asked anew with one: nothing found would be said of what was not looked through.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
