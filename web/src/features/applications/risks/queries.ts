import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const riskQueries = {
  /** Always refetched, because the intake answers may have changed. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['risks', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/risks', { params: { id }, signal }),
      staleTime: 0,
    }),
};
