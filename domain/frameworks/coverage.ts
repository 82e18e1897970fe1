/** How much of what a framework asks is done, by the controls that were accepted. */
import { type Concerned, requirementsFor } from '#domain/applicability/requirements.ts';
import type { FrameworkLinks, Link } from '#domain/controls/catalogue.ts';
import type { Requirement } from './framework.ts';

/** `organizational` is for no single application to do, `excluded` is what nothing applies of, and somebody said why. */
export const COVERAGES = ['open', 'excluded', 'partly', 'covered', 'organizational'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** By their keys. */
export type ControlsDone = { readonly accepted: readonly string[]; readonly excluded: readonly string[] };

/** The links of a framework, by what they are for. */
export type Linked = {
  readonly of: ReadonlyMap<string, readonly Link[]>;
  readonly organizational: ReadonlyMap<string, FrameworkLinks['organizational'][number]>;
};

/** Nothing, where nobody has looked at a framework yet. */
export const linkedBy = ({ links, organizational }: Omit<FrameworkLinks, 'framework'>): Linked => ({
  of: Map.groupBy(links, ({ requirement }) => requirement),
  organizational: new Map(organizational.map((one) => [one.requirement, one])),
});

export const UNLINKED = linkedBy({ links: [], organizational: [] });

/** Covered by nothing less than a control that does all of it, however many do a part. */
export const coverageOf = (requirement: string, { of, organizational }: Linked, done: ControlsDone): Coverage => {
  if (organizational.has(requirement)) return 'organizational';
  const own = of.get(requirement) ?? [];
  const accepted = own.filter(({ control }) => done.accepted.includes(control));
  if (accepted.some(({ strength }) => strength === 'full')) return 'covered';
  if (accepted.length > 0) return 'partly';
  return own.length > 0 && own.every(({ control }) => done.excluded.includes(control)) ? 'excluded' : 'open';
};

export type Counts = { asked: number; covered: number; partly: number; organizational: number; excluded: number };

/** Of what is asked, what an application has to do: not what is for the organization, nor what was excluded with a reason. */
export const toBeDone = ({ asked, organizational, excluded }: Counts) => asked - organizational - excluded;

/** A share as it is said: in whole percent, and never as nothing or as all where it is not. */
export const percentOf = (share: number) => {
  const percent = Math.min(100, Math.max(0, Math.round(100 * share)));
  if (percent === 0 && share > 0) return { percent: 1, bound: 'below' as const };
  if (percent === 100 && share < 1) return { percent: 99, bound: 'above' as const };
  return { percent, bound: 'exactly' as const };
};

export const countsIn = (requirements: readonly Pick<Requirement, 'id'>[], linked: Linked, done: ControlsDone) => {
  const counts = { covered: 0, partly: 0, organizational: 0, excluded: 0, open: 0 };
  for (const { id } of requirements) counts[coverageOf(id, linked, done)] += 1;
  const { open, ...told } = counts;
  return { asked: requirements.length, ...told } satisfies Counts;
};

/** Of one framework for one application. */
export const countsOf = (
  framework: { readonly requirements: readonly Requirement[] },
  linked: Linked,
  concerned: Concerned,
  done: ControlsDone,
): Counts => countsIn(requirementsFor(framework, concerned), linked, done);
