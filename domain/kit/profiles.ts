/** Synthetic profiles: each profile appears once with every group of an attribute and is otherwise unchanged. */
import { type Random, randomOf } from '#domain/bias/statistics/random.ts';
import { CSV_MARK, csvLine } from '#domain/list/csv.ts';
import type { ProfilesAsked } from './asked.ts';
import { PROFILE_ANSWERS, PROFILE_COLUMNS } from './words.ts';

type Factor = ProfilesAsked['features'][number];

const sizeOf = (factors: readonly Factor[]) => factors.reduce((size, { values }) => size * values.length, 1);

/** The factors that vary besides an attribute: all features and the other attributes. */
const othersOf = ({ attributes, features }: ProfilesAsked, attribute: Factor) => [
  ...attributes.filter((one) => one !== attribute),
  ...features,
];

export const countProfiles = (asked: ProfilesAsked) => {
  const counts = asked.attributes.map((attribute) => {
    const all = sizeOf(othersOf(asked, attribute));
    const profiles = Math.min(all, asked.profiles ?? all);
    return { all, profiles, rows: profiles * attribute.values.length };
  });
  return {
    profiles: counts.reduce((n, { profiles }) => n + profiles, 0),
    of: counts.reduce((n, { all }) => n + all, 0),
    rows: counts.reduce((n, { rows }) => n + rows, 0),
  };
};

/** The combination of values with this index. */
const combination = (factors: readonly Factor[], number: number) => {
  let rest = number;
  return factors.map(({ values }) => {
    const value = values[rest % values.length] ?? '';
    rest = Math.floor(rest / values.length);
    return value;
  });
};

const shuffled = <T>(items: readonly T[], random: Random) =>
  items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/**
 * A fractional design: each value of a factor occurs equally often, give or take one, in random combinations. No
 * profile occurs twice.
 */
const fraction = (factors: readonly Factor[], count: number, random: Random): string[][] => {
  const found = new Map<string, string[]>();
  for (let round = 0; found.size < count && round < 50; round += 1) {
    const columns = factors.map(({ values }) => {
      const order = shuffled(values, random);
      return shuffled(
        Array.from({ length: count }, (_, at) => order[at % order.length] ?? ''),
        random,
      );
    });
    for (let at = 0; at < count && found.size < count; at += 1) {
      const profile = columns.map((column) => column[at] ?? '');
      found.set(JSON.stringify(profile), profile);
    }
  }
  return [...found.values()];
};

/** Call `countProfiles` first: this function does not limit the number of rows. */
export const profilesOf = (asked: ProfilesAsked): string => {
  const { attributes, features, seed } = asked;
  const columns = [...attributes, ...features].map(({ name }) => name);
  const lines = [CSV_MARK, csvLine([...PROFILE_COLUMNS, ...columns, ...PROFILE_ANSWERS])];
  let number = 0;
  for (const [index, attribute] of attributes.entries()) {
    const others = othersOf(asked, attribute);
    const all = sizeOf(others);
    const isFull = asked.profiles === undefined || asked.profiles >= all;
    const profiles = isFull
      ? Array.from({ length: all }, (_, at) => combination(others, at))
      : fraction(others, asked.profiles ?? all, randomOf(seed + index));
    const generator = isFull ? `full design of ${all}` : `fractional design, ${profiles.length} of ${all}`;
    for (const profile of profiles) {
      number += 1;
      for (const group of attribute.values) {
        const values = columns.map((name) =>
          name === attribute.name ? group : (profile[others.findIndex((one) => one.name === name)] ?? ''),
        );
        lines.push(csvLine([`P${number}`, 1, attribute.name, group, ...values, '', generator, seed]));
      }
    }
  }
  return lines.join('');
};
