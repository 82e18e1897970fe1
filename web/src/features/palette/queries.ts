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
    retry: false, // the next keystroke sends a new request
    // Fails offline instead of waiting, and is refetched on reconnect; an empty result would look like no match.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
