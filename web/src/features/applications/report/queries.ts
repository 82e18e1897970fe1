import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const reportQueries = {
  /** Always refetched, so the report shows the current state. */
  of: (id: string, frameworkId: string) =>
    queryOptions({
      queryKey: ['report', id, frameworkId],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/frameworks/{frameworkId}/report', {
          params: { id, frameworkId },
          signal,
        }),
      staleTime: 0,
    }),
};
