import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const reportQueries = {
  /** As of now, whatever was looked at a moment ago. */
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
