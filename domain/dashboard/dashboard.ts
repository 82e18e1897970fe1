/** Tiles of the dashboard and their order. Contains no schema, to keep the browser bundle small. */

/** Default order. */
export const DASHBOARD_TILES = [
  'getting_started',
  'attention',
  'tasks',
  'deadlines',
  'risk_and_approval',
  'departments',
  'trend',
  'frameworks',
  'vendors',
] as const;
export type DashboardTile = (typeof DASHBOARD_TILES)[number];

export type TilePlace<T extends string = string> = { tile: T; shown: boolean };

/** The saved order. Tiles that it does not name follow their predecessor of the default order; removed tiles are dropped. */
export const arranged = (saved: readonly TilePlace[]): TilePlace<DashboardTile>[] => {
  const places = saved.flatMap(({ tile, shown }) => {
    const known = DASHBOARD_TILES.find((one) => one === tile);
    return known ? [{ tile: known, shown }] : [];
  });
  for (const [n, tile] of DASHBOARD_TILES.entries()) {
    if (places.some((one) => one.tile === tile)) continue;
    const predecessor = places.findIndex((one) => one.tile === DASHBOARD_TILES[n - 1]);
    places.splice(predecessor + 1, 0, { tile, shown: true });
  }
  return places;
};
