import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE, queryClient } from '#web/app/query-client.ts';

export type Metrics = Output<AllRoutes['GET /applications/metrics']>;
export type Deadlines = Pick<Output<AllRoutes['GET /deadlines']>, 'deadlines' | 'more'>;
export type VendorMetrics = Pick<Output<AllRoutes['GET /vendors']>, 'total' | 'facets'>;

export type Setup = { people: boolean; groups: boolean; frameworks: boolean };

export const dashboardQueries = {
  /** The key starts with `applications`, so every change of an application invalidates it. */
  metrics: queryOptions({
    queryKey: ['applications', 'metrics'],
    queryFn: ({ signal }) => api('GET /applications/metrics', { signal }),
    staleTime: QUARTER_MINUTE,
  }),

  /** Vendor counts. The key starts with `vendors`, so every change of a vendor invalidates it. */
  vendors: queryOptions({
    queryKey: ['vendors', 'metrics'],
    queryFn: async ({ signal }): Promise<VendorMetrics> => {
      const { total, facets } = await api('GET /vendors', { query: { limit: 1 }, signal });
      return { total, facets };
    },
    staleTime: QUARTER_MINUTE,
  }),

  /** The setup steps that an administrator has completed. */
  setup: queryOptions({
    queryKey: ['setup'],
    queryFn: async ({ signal }): Promise<Setup> => {
      const [users, groups, enabled] = await Promise.all([
        api('GET /access/users', { query: { limit: 1 }, signal }),
        api('GET /access/resource-groups', { query: { group_type: ['CUSTOM'], limit: 1 }, signal }),
        api('GET /frameworks', { query: { enabled: 'true' }, signal }),
      ]);
      return { people: users.total > 1, groups: groups.total > 0, frameworks: enabled.frameworks.length > 0 };
    },
  }),

  deadlines: queryOptions({
    queryKey: ['deadlines'],
    queryFn: ({ signal }) => api('GET /deadlines', { signal }),
    staleTime: QUARTER_MINUTE,
  }),

  evidence: queryOptions({
    queryKey: ['evidence', 'metrics'],
    queryFn: async ({ signal }) => (await api('GET /evidence', { query: { limit: 1 }, signal })).facets.standing,
    staleTime: QUARTER_MINUTE,
  }),
};

/** Starts the request while the page loads; the tile that shows the data reports a failure. */
export const beginMetrics = () => {
  void queryClient.prefetchQuery(dashboardQueries.metrics);
  return null;
};
