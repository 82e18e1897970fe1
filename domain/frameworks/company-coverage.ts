/** Computes a framework's coverage across all applications in one pass, from their stored compliance data. */
import { requirementsFor, requirementsOn } from '#domain/applicability/requirements.ts';
import type { Strength } from '#domain/controls/catalogue.ts';
import type { AnyControlKey } from '#domain/controls/keys.ts';
import { isRetired } from '#domain/life/life.ts';
import { appliedFrameworksOf, type Compliance, type ComplianceRow } from './compliance.ts';
import { type Counts, type Coverage, countsIn, coverageOf, type Linked } from './coverage.ts';
import type { Framework, Requirement, Words } from './framework.ts';

type Asking = { readonly framework: Framework; readonly linked: Linked };
type Kept = Compliance['frameworks'][string];
type Concerned = { row: ComplianceRow; kept: Kept; done: Pick<Compliance, 'accepted' | 'excluded'> };

const NOTHING_DONE = { accepted: [], excluded: [] };

/**
 * Returns how a framework applies to an application. Without stored data, as for a newer framework, everything may
 * apply.
 */
const coverageWith = (ids: readonly string[]) => {
  const unknown = appliedFrameworksOf({}, {}, ids);
  return (id: string, { compliance }: ComplianceRow): Kept | undefined => {
    const known = compliance?.frameworks[id];
    if (known) return known;
    return unknown[id]?.applies && !compliance?.others.includes(id) ? unknown[id] : undefined;
  };
};

/** Applications in use to which the framework applies. */
const concernedBy = (id: string, rows: readonly ComplianceRow[]): Concerned[] => {
  const keptOf = coverageWith([id]);
  return rows.flatMap((row) => {
    const kept = isRetired(row) ? undefined : keptOf(id, row);
    return kept ? [{ row, kept, done: row.compliance ?? NOTHING_DONE }] : [];
  });
};

/** For each application, the frameworks that apply. */
export const concerning = (ids: readonly string[], rows: readonly ComplianceRow[]): Map<string, string[]> => {
  const keptOf = coverageWith(ids);
  return new Map(rows.map((row) => [row.id, ids.filter((id) => keptOf(id, row))]));
};

/** Memoizes by standing, because most applications share the same requirements. */
const once = <T>(work: (kept: Kept) => T) => {
  const known = new Map<string, T>();
  return (kept: Kept): T => {
    const key = [kept.role, ...kept.classes, '/', ...kept.annexes].join(' ');
    const found = known.get(key) ?? work(kept);
    known.set(key, found);
    return found;
  };
};

export type CompanyCounts = Counts & { applications: number };

const NOBODY: CompanyCounts = {
  ...{ applications: 0, asked: 0, covered: 0, partly: 0, organizational: 0, excluded: 0 },
};

export const countsAcross = ({ framework, linked }: Asking, rows: readonly ComplianceRow[]): CompanyCounts => {
  const asked = once((kept) => requirementsFor(framework, kept));
  const total = { ...NOBODY };
  for (const { kept, done } of concernedBy(framework.id, rows)) {
    const counts = countsIn(asked(kept), linked, done);
    total.applications += 1;
    for (const name of ['asked', 'covered', 'partly', 'organizational', 'excluded'] as const)
      total[name] += counts[name];
  }
  return total;
};

type Across = Record<Coverage, number>;
const nobody = (): Across => ({ open: 0, excluded: 0, partly: 0, covered: 0, organizational: 0 });

export type RequirementCoverage = {
  id: string;
  links: { control: AnyControlKey; strength: Strength; reason: Words }[];
  /** Why the requirement applies to the organization and not to a single application. */
  organizational: Words | null;
  /** Number of applications by coverage. */
  applications: Across;
};

export type ApplicationCoverage = {
  id: string;
  name: string;
  decided: boolean;
  counts: Counts;
  /** Requirements in effect on that day that are not fully covered. */
  lacks: string[];
  /** Number of requirements in effect on that day, but not today. */
  added: number;
  /** Whether no requirement applies today. */
  becomes_concerned: boolean;
};

const isDone = (coverage: Coverage) =>
  coverage === 'covered' || coverage === 'organizational' || coverage === 'excluded';

/** Coverage on a day, compared with today. Applications with most gaps come first. */
export const coverageOn = (asking: Asking, rows: readonly ComplianceRow[], day: string, today: string) => {
  const { framework, linked } = asking;
  const then = once((kept) => requirementsOn(framework, kept, day));
  const now = once((kept) => new Set(requirementsOn(framework, kept, today).map(({ id }) => id)));
  const across = new Map(framework.requirements.map(({ id }) => [id, nobody()]));

  const applications = concernedBy(framework.id, rows).flatMap(({ row, kept, done }): ApplicationCoverage[] => {
    const asked = then(kept);
    if (asked.length === 0) return [];
    const stands = asked.map(({ id }) => ({ id, coverage: coverageOf(id, linked, done) }));
    for (const { id, coverage } of stands) {
      const counted = across.get(id);
      if (counted) counted[coverage] += 1;
    }
    const before = now(kept);
    return [
      {
        ...{ id: row.id, name: row.name, decided: kept.decided },
        counts: countsIn(asked, linked, done),
        lacks: stands.filter(({ coverage }) => !isDone(coverage)).map(({ id }) => id),
        added: asked.filter(({ id }) => !before.has(id)).length,
        becomes_concerned: before.size === 0,
      },
    ];
  });

  const requirements = framework.requirements.map(
    ({ id }: Requirement): RequirementCoverage => ({
      id,
      links: (linked.of.get(id) ?? []).map(({ control, strength, reason }) => ({ control, strength, reason })),
      organizational: linked.organizational.get(id)?.reason ?? null,
      applications: across.get(id) ?? nobody(),
    }),
  );
  return { requirements, applications: applications.toSorted((a, b) => b.lacks.length - a.lacks.length) };
};
