import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

const A_MOMENT = 2_000;

/** Polled until the file is ready. Never cached, because download URLs expire after a minute. */
export const exportQuery = (id: string) =>
  queryOptions({
    queryKey: ['exports', id],
    queryFn: ({ signal }) => api('GET /exports/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.state === 'waiting' && A_MOMENT,
  });
