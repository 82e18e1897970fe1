import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

/** Always stale, because another device or tab may create or revoke the address. */
export const calendarAddress = queryOptions({
  queryKey: ['calendar', 'address'],
  queryFn: ({ signal }) => api('GET /calendar/address', { signal }),
  staleTime: 0,
});
