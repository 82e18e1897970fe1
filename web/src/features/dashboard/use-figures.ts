/** Requests the data of each tile once; one button refreshes every tile. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { arranged, type DashboardTile } from '#domain/dashboard/dashboard.ts';
import { keysOf } from '#domain/keys-of.ts';
import { isAdministrator, readsFrameworks } from '#domain/permissions.ts';
import { allFrameworks } from '#web/components/applications/queries.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { workQuery } from '#web/features/my-work/queries.ts';
import { dashboardQueries } from './queries.ts';
import { applicationSteps } from './setup.ts';

const OF_COMPANY: readonly DashboardTile[] = ['frameworks'];
/** Tiles that show the coverage of frameworks. */
const WITH_COVERAGE = ['attention', 'frameworks'] as const;

/** The time of the oldest data: server time of the metrics, minus how much earlier the other responses arrived. */
const asOf = (as_of: string, at: number, others: readonly UseQueryResult[]) => {
  const behind = others.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => at - dataUpdatedAt);
  return new Date(Date.parse(as_of) - Math.max(0, ...behind)).toISOString();
};

export const useFigures = () => {
  const { roles, dashboard: own } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const metrics = useQuery(dashboardQueries.metrics);
  /** Tiles about the company require a company-wide role. */
  const isCompany = readsFrameworks(roles);
  const needsSteps = metrics.data !== undefined && !applicationSteps(metrics.data, undefined).every(({ done }) => done);
  const isThere = (tile: DashboardTile) =>
    tile === 'getting_started' ? needsSteps : isCompany || !OF_COMPANY.includes(tile);
  const wanted = arranged(own ?? company?.dashboard ?? []).filter((one) => one.shown && isThere(one.tile));
  const isWanted = (...tiles: readonly DashboardTile[]) => wanted.some(({ tile }) => tiles.includes(tile));
  /** Tiles about applications are hidden until one exists. */
  const isBegun = (metrics.data?.total ?? 0) > 0;
  const isShown = (...tiles: readonly DashboardTile[]) => isBegun && isWanted(...tiles);

  const asks = {
    setup: isAdministrator(roles) && isWanted('getting_started'),
    vendors: isWanted('vendors'),
    tasks: isShown('tasks'),
    deadlines: isShown('deadlines'),
    frameworks: isCompany && isShown(...WITH_COVERAGE),
    evidence: isCompany && isShown('attention'),
  };
  const asked = {
    setup: useQuery({ ...dashboardQueries.setup, enabled: asks.setup }),
    vendors: useQuery({ ...dashboardQueries.vendors, enabled: asks.vendors }),
    tasks: useQuery({ ...workQuery, enabled: asks.tasks }),
    deadlines: useQuery({ ...dashboardQueries.deadlines, enabled: asks.deadlines }),
    frameworks: useQuery({ ...allFrameworks, enabled: asks.frameworks }),
    evidence: useQuery({ ...dashboardQueries.evidence, enabled: asks.evidence }),
  };
  const others = keysOf(asked).flatMap((part) => (asks[part] ? [asked[part]] : []));
  const hasVendors = (asked.vendors.data?.total ?? 0) > 0;
  return {
    ...{ ...asked, metrics, isThere },
    shown: wanted.filter(({ tile }) => isBegun || tile === 'getting_started' || (tile === 'vendors' && hasVendors)),
    evidence: isCompany ? asked.evidence : undefined,
    coverage: isCompany ? asked.frameworks : undefined,
    asOf: metrics.data && asOf(metrics.data.as_of, metrics.dataUpdatedAt, others),
    isFetching: [metrics, ...others].some((one) => one.isFetching),
    /** The first failed refresh. */
    notRefreshed: [metrics, ...others].find((one) => one.isRefetchError)?.error,
    refresh: () => {
      for (const one of [metrics, ...others]) void one.refetch();
    },
  };
};
export type Figures = ReturnType<typeof useFigures>;
