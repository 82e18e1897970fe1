/** All that the tiles show: asked for once each, and all of it anew by one button. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { arranged, type DashboardTile } from '#domain/dashboard/dashboard.ts';
import { readsFrameworks } from '#domain/permissions.ts';
import { allFrameworks } from '#web/components/applications/queries.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { dashboardQueries } from './queries.ts';

const OF_COMPANY: readonly DashboardTile[] = ['frameworks', 'duties'];

/** When the oldest of it was so: by the server's clock, and from then on by how long after one another it came here. */
const asOf = (as_of: string, at: number, others: readonly UseQueryResult[]) => {
  const behind = others.filter(({ data }) => data !== undefined).map(({ dataUpdatedAt }) => at - dataUpdatedAt);
  return new Date(Date.parse(as_of) - Math.max(0, ...behind)).toISOString();
};

export const useFigures = () => {
  const { roles, dashboard: own } = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const metrics = useQuery(dashboardQueries.metrics);
  /** What only those are told of who look after the whole company. */
  const isCompany = readsFrameworks(roles);
  const isThere = (tile: DashboardTile) => isCompany || !OF_COMPANY.includes(tile);
  const wanted = arranged(own ?? company?.dashboard ?? []).filter((one) => one.shown && isThere(one.tile));
  const isWanted = (...tiles: readonly DashboardTile[]) => wanted.some(({ tile }) => tiles.includes(tile));
  /** Until there is an application, a tile about them says nothing. */
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
    /** Some of what is shown could not be asked anew. */
    notRefreshed: [metrics, ...others].find((one) => one.isRefetchError)?.error,
    refresh: () => {
      for (const one of [metrics, ...others]) void one.refetch();
    },
  };
};
export type Figures = ReturnType<typeof useFigures>;
