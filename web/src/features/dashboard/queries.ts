import { queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import type { BoardAnswers } from '#domain/dashboard/board.ts';
import type { CurrentUser } from '#domain/people/user.ts';
import { readsFrameworks } from '#domain/permissions.ts';
import { maySeePolicyReport } from '#domain/policies/access.ts';
import type { RiskStatus } from '#domain/register/states.ts';
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

const MOST_POLICIES = 50;

/** The acknowledgements of all policies that ask for them, unless there are too many to read their reports. */
const acknowledgements = async (policies: readonly { id: string; asked: object | null }[], signal: AbortSignal) => {
  const asking = policies.filter(({ asked }) => asked !== null);
  if (asking.length > MOST_POLICIES) return null;
  const reports = await Promise.all(
    asking.map(({ id }) => api('GET /policies/{id}/acknowledgements', { params: { id }, query: { limit: 1 }, signal })),
  );
  const sum = (state: 'acknowledged' | 'asked' | 'overdue') =>
    reports.reduce((all, { counts }) => all + counts[state], 0);
  return { asked: sum('asked'), acknowledged: sum('acknowledged'), overdue: sum('overdue') };
};

const levelsOf = async (status: RiskStatus[], signal: AbortSignal) =>
  (await api('GET /risks', { query: { status, limit: 1 }, signal })).facets.level;

/** All figures of the board report. If one cannot be read, there is no report. */
export const boardQuery = ({ roles, id }: Pick<CurrentUser, 'id' | 'roles'>) =>
  queryOptions({
    queryKey: ['board-report'],
    queryFn: async ({ client, signal }): Promise<BoardAnswers> => {
      const [metrics, untreated, accepted, risks, { deadlines, today }, evidence, { policies, total }, vendors] =
        await Promise.all([
          api('GET /applications/metrics', { signal }),
          levelsOf(['open', 'in_treatment'], signal),
          levelsOf(['accepted'], signal),
          api('GET /risks', { query: { limit: 1 }, signal }),
          api('GET /deadlines', { signal }),
          readsFrameworks(roles) ? api('GET /evidence', { query: { limit: 1 }, signal }) : null,
          api('GET /policies', { query: { status: ['in_force'], limit: 100 }, signal }),
          client.fetchQuery(dashboardQueries.vendors),
        ]);
      // The reports of all policies are for those who may see the report of a policy without an owner.
      const maySee = total <= policies.length && maySeePolicyReport({ id, roles }, { owned_by: null });
      return {
        ...{ today, metrics, deadlines, vendors, evidence: evidence ? evidence.facets.standing : null },
        risks: { untreated, accepted, due: risks.facets.due_state },
        policies: { in_force: total, acknowledgements: maySee ? await acknowledgements(policies, signal) : null },
      };
    },
    staleTime: QUARTER_MINUTE,
  });

/** Starts the request while the page loads; the tile that shows the data reports a failure. */
export const beginMetrics = () => {
  void queryClient.prefetchQuery(dashboardQueries.metrics);
  return null;
};
