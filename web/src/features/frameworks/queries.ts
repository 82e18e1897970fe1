import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { allFrameworks } from '#web/components/applications/queries.ts';

export const frameworkQueries = {
  all: allFrameworks,

  /** Coverage of one framework on a day; `text` filters applications by name. */
  coverage: (id: string, as_of: string, text: string) =>
    queryOptions({
      queryKey: ['frameworks', 'coverage', id, as_of, text],
      queryFn: ({ signal }) =>
        api('GET /frameworks/{id}/coverage', {
          params: { id },
          query: { as_of, ...(text && { text }) },
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['frameworks', 'one', id],
      queryFn: ({ signal }) => api('GET /frameworks/{id}', { params: { id }, signal }),
    }),
};
