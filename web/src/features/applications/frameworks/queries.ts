import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const applicationFrameworkQueries = {
  /** Always refetched, because the intake answers may have changed. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['application-frameworks', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/frameworks', { params: { id }, signal }),
      staleTime: 0,
    }),
};
