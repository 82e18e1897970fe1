import type { BiasPlan } from './plan.ts';

/** What the plan leaves out of a table of these attributes: groups of one attribute alone, not where two meet. */
export const leftOutOf = ({ left_out }: BiasPlan, attributes: readonly string[]) =>
  attributes.length === 1 ? left_out.filter(({ attribute }) => attribute === attributes[0]) : [];
