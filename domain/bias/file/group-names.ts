/** Maps the values of an attribute to groups, which are numbered in the order in which they occur. */

import type { BiasPlan, RowPlan } from '#domain/bias/plan/plan.ts';
import { binReader } from './bins.ts';
import { remembered, tidy } from './cells.ts';

/** The limit for one attribute. A column with more values probably holds a number or a name. */
export const MOST_GROUPS = 200;
/** The limit for the intersection of two attributes. */
export const MOST_CELLS = 1000;
export const MOST_STRATA = 200;
export const MOST_PERIODS = 200;

export const UNKNOWN = -1;
export const TOO_MANY = -2;
export const NOT_A_NUMBER = -3;

/** Also numbers strata and periods: each distinct value is one, and an empty cell is none. */
export const numbered = (most: number, meant: (tidied: string) => string | undefined = (same) => same) => {
  const numbers = new Map<string, number>();
  const numberOf = remembered((tidied: string): number => {
    const name = meant(tidied);
    if (name === undefined) return NOT_A_NUMBER;
    if (name === '') return UNKNOWN;
    const before = numbers.get(name);
    if (before !== undefined) return before;
    if (numbers.size >= most) return TOO_MANY;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  });
  return { numberOf, names: () => [...numbers.keys()] };
};

/** Unknown values have no group; merged values share one. */
export const groupMeant = ({ unknown, merges }: BiasPlan, attribute: string) => {
  const nobodyKnows = new Set(unknown.map(tidy));
  const merged = new Map(
    merges.flatMap((merge) => (merge.attribute === attribute ? [[tidy(merge.value), tidy(merge.group)]] : [])),
  );
  return (tidied: string) => (nobodyKnows.has(tidied) ? '' : (merged.get(tidied) ?? tidied));
};

/**
 * The group of a value for plans that may bin numbers. Undefined if the plan bins this attribute and the value is not a
 * number.
 */
export const binMeant = (plan: RowPlan, attribute: string): ((tidied: string) => string | undefined) => {
  const meant = groupMeant(plan, attribute);
  const bins = plan.bins?.find((one) => one.attribute === attribute);
  if (!bins) return meant;
  const nameOf = binReader(bins.edges, plan.decimal);
  return (tidied) => (meant(tidied) === '' ? '' : nameOf(meant(tidied)));
};

export const compareNames = (a: readonly string[], b: readonly string[]) => {
  for (const [index, name] of a.entries()) {
    const other = b[index] ?? '';
    if (name !== other) return name < other ? -1 : 1;
  }
  return 0;
};

/** The groups of two attributes: the pairs that occur. */
export const crossing = () => {
  const numbers = new Map<number, number>();
  return {
    numberOf: (one: number, other: number): number => {
      if (one < 0 || other < 0) return UNKNOWN;
      const pair = one * MOST_GROUPS + other;
      const before = numbers.get(pair);
      if (before !== undefined) return before;
      if (numbers.size >= MOST_CELLS) return TOO_MANY;
      numbers.set(pair, numbers.size);
      return numbers.size - 1;
    },
    pairs: () => [...numbers.keys()].map((pair) => [Math.floor(pair / MOST_GROUPS), pair % MOST_GROUPS] as const),
  };
};
