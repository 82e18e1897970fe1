import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const applicationFrameworkQueries = {
  /** By the answers as they are: they may have changed a moment ago. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['application-frameworks', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/frameworks', { params: { id }, signal }),
      staleTime: 0,
    }),
};
