/** Coverage of framework requirements by accepted controls. */
import { type Concerned, requirementsFor } from '#domain/applicability/requirements.ts';
import type { FrameworkLinks, Link } from '#domain/controls/catalogue.ts';
import type { Requirement } from './framework.ts';

/**
 * `organizational` requirements are not for a single application; for `excluded` ones, all linked controls are excluded
 * with a reason.
 */
export const COVERAGES = ['open', 'excluded', 'partly', 'covered', 'organizational'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** Control keys. */
export type ControlsDone = { readonly accepted: readonly string[]; readonly excluded: readonly string[] };

/** Links of a framework, by requirement. */
export type Linked = {
  readonly of: ReadonlyMap<string, readonly Link[]>;
  readonly organizational: ReadonlyMap<string, FrameworkLinks['organizational'][number]>;
};

/** Empty for a framework without links. */
export const linkedBy = ({ links, organizational }: Omit<FrameworkLinks, 'framework'>): Linked => ({
  of: Map.groupBy(links, ({ requirement }) => requirement),
  organizational: new Map(organizational.map((one) => [one.requirement, one])),
});

export const UNLINKED = linkedBy({ links: [], organizational: [] });

/** Only an accepted control with strength `full` covers a requirement; partial controls do not add up. */
export const coverageOf = (requirement: string, { of, organizational }: Linked, done: ControlsDone): Coverage => {
  if (organizational.has(requirement)) return 'organizational';
  const own = of.get(requirement) ?? [];
  const accepted = own.filter(({ control }) => done.accepted.includes(control));
  if (accepted.some(({ strength }) => strength === 'full')) return 'covered';
  if (accepted.length > 0) return 'partly';
  return own.length > 0 && own.every(({ control }) => done.excluded.includes(control)) ? 'excluded' : 'open';
};

export type Counts = { asked: number; covered: number; partly: number; organizational: number; excluded: number };

/** Requirements that the application must cover, without organizational and excluded ones. */
export const toBeDone = ({ asked, organizational, excluded }: Counts) => asked - organizational - excluded;

const shareOf = (all: readonly { covered: number; applicable: number }[]) => {
  const covered = all.reduce((sum, one) => sum + one.covered, 0);
  const applicable = all.reduce((sum, one) => sum + one.applicable, 0);
  return applicable === 0 ? undefined : covered / applicable;
};

type Compared = { coverage: Counts; month: { covered: number; applicable: number } | null };

/**
 * The covered share of the requirements of all these frameworks, and its change over 30 days in percentage points;
 * undefined if they are unknown.
 */
export const coveredShare = (frameworks: readonly Compared[]) => {
  const now = shareOf(
    frameworks.map(({ coverage }) => ({ covered: coverage.covered, applicable: toBeDone(coverage) })),
  );
  const before = shareOf(frameworks.flatMap(({ month }) => month ?? []));
  const isKnown = now !== undefined && before !== undefined;
  return { now, change: isKnown ? Math.round(100 * now) - Math.round(100 * before) : undefined };
};

/** Rounds to whole percent, but shows 0% and 100% only for exact values. */
export const percentOf = (share: number) => {
  const percent = Math.min(100, Math.max(0, Math.round(100 * share)));
  if (percent === 0 && share > 0) return { percent: 1, bound: 'below' as const };
  if (percent === 100 && share < 1) return { percent: 99, bound: 'above' as const };
  return { percent, bound: 'exactly' as const };
};

export const countsIn = (requirements: readonly Pick<Requirement, 'id'>[], linked: Linked, done: ControlsDone) => {
  const counts = { covered: 0, partly: 0, organizational: 0, excluded: 0, open: 0 };
  for (const { id } of requirements) counts[coverageOf(id, linked, done)] += 1;
  const { open, ...others } = counts;
  return { asked: requirements.length, ...others } satisfies Counts;
};

export const countsOf = (
  framework: { readonly requirements: readonly Requirement[] },
  linked: Linked,
  concerned: Concerned,
  done: ControlsDone,
): Counts => countsIn(requirementsFor(framework, concerned), linked, done);
