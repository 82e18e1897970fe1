import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** So few that the browser looks through them itself. */
export const allFrameworks = queryOptions({
  queryKey: ['frameworks'],
  queryFn: async ({ signal }) => (await api('GET /frameworks', { signal })).frameworks,
});
