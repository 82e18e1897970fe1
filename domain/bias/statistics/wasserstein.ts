/**
 * The Wasserstein distance of order 1: the average distance that values of one group must move to match the other
 * group.
 */
export const wasserstein = (one: Float64Array, other: Float64Array): number => {
  const [a, b] = [one.toSorted(), other.toSorted()];
  let [i, j, distance] = [0, 0, 0];
  let last = Math.min(a[0] ?? 0, b[0] ?? 0);
  while (i < a.length || j < b.length) {
    const next = Math.min(a[i] ?? Number.POSITIVE_INFINITY, b[j] ?? Number.POSITIVE_INFINITY);
    distance += Math.abs(i / a.length - j / b.length) * (next - last);
    while (i < a.length && a[i] === next) i += 1;
    while (j < b.length && b[j] === next) j += 1;
    last = next;
  }
  return distance;
};
