import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { COMPANY } from '#web/app/query-client.ts';

export const companyQuery = queryOptions({
  queryKey: COMPANY,
  queryFn: ({ signal }) => api('GET /company', { signal }),
});
