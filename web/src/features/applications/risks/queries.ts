import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const riskQueries = {
  /** By the answers as they are: they may have changed a moment ago. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['risks', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/risks', { params: { id }, signal }),
      staleTime: 0,
    }),
};
