import type { BiasPlan } from '#domain/bias/plan/plan.ts';

/** The groups that the plan leaves out of a table. They apply to single attributes only, not to intersections. */
export const leftOutOf = ({ left_out }: BiasPlan, attributes: readonly string[]) =>
  attributes.length === 1 ? left_out.filter(({ attribute }) => attribute === attributes[0]) : [];
