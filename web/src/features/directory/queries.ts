import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const directoryQueries = {
  /** How it is connected, and what its groups are given. */
  all: () =>
    queryOptions({ queryKey: ['directory'], queryFn: ({ signal }) => api('GET /access/directory', { signal }) }),

  members: (id: string) =>
    queryOptions({
      queryKey: ['directory', 'members', id],
      queryFn: ({ signal }) => api('GET /access/directory/groups/{id}/members', { params: { id }, signal }),
      staleTime: 0,
    }),
};
