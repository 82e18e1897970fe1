/** Chance that comes out the same for the same seed, on every machine: sfc32. For samples, and for nothing secret. */

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
  // The first few still look like the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
};
export type Random = ReturnType<typeof randomOf>;

/** From here on the normal distribution is as good. */
const MANY = 30;

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** How often what occurred so many times occurs in a sample of as many (Poisson's bootstrap). */
export const drawn = (count: number, random: Random): number => {
  if (count >= MANY) return Math.max(0, Math.round(count + Math.sqrt(count) * normal(random)));
  const limit = Math.exp(-count);
  let times = 0;
  for (let product = random(); product > limit; product *= random()) times += 1;
  return times;
};

/** Between these so many of the samples are. Of values in any order. */
export const middlePart = (values: Float64Array, level: number) => {
  const sorted = values.toSorted();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
  return { low: at((1 - level) / 2), high: at(1 - (1 - level) / 2) };
};
