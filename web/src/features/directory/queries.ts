import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const directoryQueries = {
  /** The connection and the role rules. */
  all: () =>
    queryOptions({ queryKey: ['directory'], queryFn: ({ signal }) => api('GET /access/directory', { signal }) }),

  members: (id: string) =>
    queryOptions({
      queryKey: ['directory', 'members', id],
      queryFn: ({ signal }) => api('GET /access/directory/groups/{id}/members', { params: { id }, signal }),
      staleTime: 0,
    }),
};
