/** What there is to say of two values of a field. */

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

/** Of what is made of parts, those that are not the same. */
export const apart = (from: unknown, to: unknown): readonly [unknown, unknown] => {
  if (!hasParts(from) || !hasParts(to)) return [from, to];
  const differs = (part: string) => JSON.stringify(from[part]) !== JSON.stringify(to[part]);
  const only = (value: Parts) => Object.fromEntries(Object.entries(value).filter(([part]) => differs(part)));
  return [only(from), only(to)];
};
