import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => api('GET /company', { signal }),
});
