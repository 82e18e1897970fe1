import { queryOptions } from '@tanstack/react-query';
import type { AllRoutes } from '#contract/index.ts';
import type { Output } from '#contract/route.ts';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE, queryClient } from '#web/app/query-client.ts';

export type Metrics = Output<AllRoutes['GET /applications/metrics']>;
export type VendorMetrics = Pick<Output<AllRoutes['GET /vendors']>, 'total' | 'facets'>;

export const dashboardQueries = {
  /** Under the applications: what changes one of them changes this. */
  metrics: queryOptions({
    queryKey: ['applications', 'metrics'],
    queryFn: ({ signal }) => api('GET /applications/metrics', { signal }),
    staleTime: QUARTER_MINUTE,
  }),

  /** How many vendors there are of each kind. Under the vendors: what changes one of them changes this. */
  vendors: queryOptions({
    queryKey: ['vendors', 'metrics'],
    queryFn: async ({ signal }): Promise<VendorMetrics> => {
      const { total, facets } = await api('GET /vendors', { query: { limit: 1 }, signal });
      return { total, facets };
    },
    staleTime: QUARTER_MINUTE,
  }),

  /** How many pieces of evidence stand how. */
  evidence: queryOptions({
    queryKey: ['evidence', 'metrics'],
    queryFn: async ({ signal }) => (await api('GET /evidence', { query: { limit: 1 }, signal })).facets.standing,
    staleTime: QUARTER_MINUTE,
  }),
};

/** Asked for while the page itself is on its way. What fails is said where it is shown. */
export const beginMetrics = () => {
  void queryClient.prefetchQuery(dashboardQueries.metrics);
  return null;
};
