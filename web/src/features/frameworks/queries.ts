import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const frameworkQueries = {
  /** So few that the browser looks through them itself. */
  all: queryOptions({
    queryKey: ['frameworks'],
    queryFn: async ({ signal }) => (await api('GET /frameworks', { signal })).frameworks,
  }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['frameworks', 'one', id],
      queryFn: ({ signal }) => api('GET /frameworks/{id}', { params: { id }, signal }),
    }),
};
