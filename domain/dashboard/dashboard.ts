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

/** The saved order. New tiles come last, and removed tiles are dropped. */
export const arranged = (said: readonly TilePlace[]): TilePlace<DashboardTile>[] => {
  const places = said.flatMap(({ tile, shown }) => {
    const known = DASHBOARD_TILES.find((one) => one === tile);
    return known ? [{ tile: known, shown }] : [];
  });
  const rest = DASHBOARD_TILES.filter((tile) => !places.some((one) => one.tile === tile));
  return [...places, ...rest.map((tile) => ({ tile, shown: true }))];
};
