/** Rough relative times, such as hours or days. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Ago = { unit: 'now' } | { unit: 'hours' | 'days'; count: number };

export const ago = (timestamp: string, now: number): Ago => {
  const passed = now - Date.parse(timestamp);
  if (passed >= DAY) return { unit: 'days', count: Math.floor(passed / DAY) };
  if (passed >= HOUR) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  return { unit: 'now' };
};
