/** Tiles of the dashboard and their order. Contains no schema, to keep the browser bundle small. */

/** Default order. */
export const DASHBOARD_TILES = [
  'attention',
  'tiers',
  'approvals',
  'vendors',
  'frameworks',
  'duties',
  'departments',
  'trend',
] as const;
export type DashboardTile = (typeof DASHBOARD_TILES)[number];

export type TilePlace<T extends string = string> = { tile: T; shown: boolean };

/** The saved order. New tiles come last, and removed tiles are dropped. */
export const arranged = (said: readonly TilePlace[]): TilePlace<DashboardTile>[] => {
  const places = said.flatMap(({ tile, shown }) => {
    const known = DASHBOARD_TILES.find((one) => one === tile);
    return known ? [{ tile: known, shown }] : [];
  });
  const rest = DASHBOARD_TILES.filter((tile) => !places.some((one) => one.tile === tile));
  return [...places, ...rest.map((tile) => ({ tile, shown: true }))];
};

/** Moves an entry by one place; at the end of the list it stays. */
export const moved = <T>(all: readonly T[], from: number, by: 1 | -1): T[] => {
  const [one, other] = [all[from], all[from + by]];
  if (one === undefined || other === undefined) return [...all];
  return all.map((it, n) => (n === from ? other : n === from + by ? one : it));
};
