/** Which tiles a dashboard has, and in which order. No schema lives here, so that the browser can have it for nothing. */

/** As they come where nobody has said otherwise. */
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

/** In the order that somebody has said; a tile that is newer than that comes last, and one that is no more not at all. */
export const arranged = (said: readonly TilePlace[]): TilePlace<DashboardTile>[] => {
  const places = said.flatMap(({ tile, shown }) => {
    const known = DASHBOARD_TILES.find((one) => one === tile);
    return known ? [{ tile: known, shown }] : [];
  });
  const rest = DASHBOARD_TILES.filter((tile) => !places.some((one) => one.tile === tile));
  return [...places, ...rest.map((tile) => ({ tile, shown: true }))];
};

/** One place up or down, where there is one. */
export const moved = <T>(all: readonly T[], from: number, by: 1 | -1): T[] => {
  const [one, other] = [all[from], all[from + by]];
  if (one === undefined || other === undefined) return [...all];
  return all.map((it, n) => (n === from ? other : n === from + by ? one : it));
};
