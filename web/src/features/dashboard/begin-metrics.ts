import { queryClient } from '#web/app/query-client.ts';
import { dashboardQueries } from './queries.ts';

/** Asked for while the page itself is on its way. What fails is said where it is shown. */
export const beginMetrics = () => {
  void queryClient.prefetchQuery(dashboardQueries.metrics);
  return null;
};
