/** Requests the data of each tile once; one button refreshes every tile. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { arranged, type DashboardTile } from '#domain/dashboard/dashboard.ts';
import { readsFrameworks } from '#domain/permissions.ts';
import { allFrameworks } from '#web/components/applications/queries.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { dashboardQueries } from './queries.ts';

const OF_COMPANY: readonly DashboardTile[] = ['frameworks', 'duties'];

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
  const isThere = (tile: DashboardTile) => isCompany || !OF_COMPANY.includes(tile);
  const wanted = arranged(own ?? company?.dashboard ?? []).filter((one) => one.shown && isThere(one.tile));
  const isWanted = (...tiles: readonly DashboardTile[]) => wanted.some(({ tile }) => tiles.includes(tile));
  /** Tiles about applications are hidden until one exists. */
  const isBegun = (metrics.data?.total ?? 0) > 0;
  const isShown = (...tiles: readonly DashboardTile[]) => isBegun && isWanted(...tiles);

  const parts = [
    [useQuery({ ...dashboardQueries.vendors, enabled: isWanted('vendors') }), isWanted('vendors')],
    [useQuery({ ...allFrameworks, enabled: isShown(...OF_COMPANY) }), isShown(...OF_COMPANY)],
    [
      useQuery({ ...dashboardQueries.evidence, enabled: isCompany && isShown('attention') }),
      isCompany && isShown('attention'),
    ],
  ] as const;
  const [[vendors], [frameworks], [evidence]] = parts;
  const others = parts.flatMap(([part, isAsked]) => (isAsked ? [part] : []));
  const hasVendors = (vendors.data?.total ?? 0) > 0;
  return {
    ...{ metrics, vendors, frameworks, isThere },
    shown: wanted.filter(({ tile }) => isBegun || (tile === 'vendors' && hasVendors)),
    evidence: isCompany ? evidence : undefined,
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
