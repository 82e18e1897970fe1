import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '#web/api/client.ts';

export const byLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['due-diligence', token],
    queryFn: () => publicApi('POST /due-diligence/read', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
