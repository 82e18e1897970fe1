/** How often something may be done under a name, counted in memory. */

/** So many names are as good as a flood: what was counted until then is forgotten rather than kept. */
const MOST_NAMES = 10_000;

/** `most` times each `ms`. Whether this time is one of them. */
export const makeLimit = (most: number, ms: number) => {
  let began = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  return (name: string, now: number): boolean => {
    if (now - began >= ms || counts.size >= MOST_NAMES) {
      counts.clear();
      began = now;
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= most;
  };
};
