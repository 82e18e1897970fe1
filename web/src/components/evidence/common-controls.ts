import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** What the common controls are called. */
export const commonControls = queryOptions({
  queryKey: ['common-controls'],
  queryFn: async ({ signal }) => (await api('GET /common-controls', { signal })).controls,
  staleTime: Number.POSITIVE_INFINITY,
});
