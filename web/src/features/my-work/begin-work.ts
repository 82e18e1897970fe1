import { queryClient } from '#web/app/query-client.ts';
import { workQuery } from './queries.ts';

export const beginWork = () => {
  void queryClient.prefetchQuery(workQuery);
  return null;
};
