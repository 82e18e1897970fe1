/** What there is to say of two values of a field. */
import { isDay } from '#domain/day.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/.test(text);

/** A moment or a day as its reader writes it; nothing of what is neither. */
export const dated = (text: string, language: string) => {
  if (isMoment(text)) return formatMoment(text, language);
  return isDay(text) ? formatDate(text, language) : undefined;
};

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

/** However its parts were kept. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const isListOfThings = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

/** What is in the one, and not in the other. */
const without = (one: readonly unknown[], other: readonly unknown[]) =>
  one.filter((thing) => !other.some((theirs) => isSame(thing, theirs)));

/**
 * Of what is made of parts, those that are not the same: when it was alone is none. Of a list of things, those that went
 * and those that came. What was said once more is said whole.
 */
export const apart = (from: unknown, to: unknown): readonly [unknown, unknown] => {
  if (isSame(from, to)) return [undefined, to];
  if (isListOfThings(from) && isListOfThings(to)) return [without(from, to), without(to, from)];
  if (!hasParts(from) || !hasParts(to)) return [from, to];
  const differs = (part: string) => part !== 'at' && !isSame(from[part], to[part]);
  const only = (value: Parts) => Object.fromEntries(Object.entries(value).filter(([part]) => differs(part)));
  return [only(from), only(to)];
};
