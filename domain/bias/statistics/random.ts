/**
 * A pseudorandom generator (sfc32) that gives the same sequence for a seed on every machine. For sampling only, not for
 * secrets.
 */

export const randomOf = (seed: number) => {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The first numbers still correlate with the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
};
export type Random = ReturnType<typeof randomOf>;

/** From this count on the normal distribution is a good approximation. */
const MANY = 30;

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Draws how often a value that occurs `count` times occurs in a Poisson bootstrap sample. */
export const drawn = (count: number, random: Random): number => {
  if (count >= MANY) return Math.max(0, Math.round(count + Math.sqrt(count) * normal(random)));
  const limit = Math.exp(-count);
  let times = 0;
  for (let product = random(); product > limit; product *= random()) times += 1;
  return times;
};

/** The interval that contains this share of the samples. The values may be unsorted. */
export const middlePart = (values: Float64Array, level: number) => {
  const sorted = values.toSorted();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
  return { low: at((1 - level) / 2), high: at(1 - (1 - level) / 2) };
};
