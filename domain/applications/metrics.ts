/** Dashboard figures of applications that the list facets do not provide. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES } from '#domain/enumerations.ts';
import { isRetired } from '#domain/life/life.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { isDecided } from './list.ts';
import type { ApplicationRow } from './row.ts';

const Tiers = z.partialRecord(z.enum(APPLICATION_TIERS), z.int());
const Statuses = z.partialRecord(z.enum(APPROVAL_STATUSES), z.int());
export type Counted = Readonly<Record<string, number | undefined>>;

const Department = z.object({
  name: z.string().meta({ description: 'Empty if no department is set.' }),
  total: z.int(),
  risk_tiers: Tiers,
});

/** Further departments are only counted. */
const MOST_DEPARTMENTS = 50;

const TrendPoint = z.object({
  date: z.iso.date(),
  missed: z.boolean().meta({ description: 'True if the applications were not counted on that day.' }),
  total: z.int(),
  risk_tiers: Tiers,
  approval_statuses: Statuses,
});
export type TrendPoint = z.output<typeof TrendPoint>;

export const Metrics = {
  as_of: Instant,
  departments: z
    .array(Department)
    .meta({ description: `The ${MOST_DEPARTMENTS} departments with the most applications, largest first.` }),
  more_departments: z.int().meta({ description: 'Number of other departments.' }),
  tiers_by_approval: z.partialRecord(z.enum(APPROVAL_STATUSES), Tiers).meta({
    description: 'Number of applications by approval status and risk tier.',
  }),
  decisions: z.object({
    total: z.int().meta({ description: 'Number of applications with a decision by a person in their current round.' }),
    average_days: z.number().nullable().meta({ description: 'The time from submission to decision.' }),
  }),
  month: TrendPoint.nullable().meta({
    description:
      'The counts of 30 days ago, regardless of filters; null if the applications were not counted on that day.',
  }),
  trend: z.array(TrendPoint).meta({
    description:
      'Weekly counts of the last twelve months for all applications that you can access, regardless of filters, starting with the first counted day.',
  }),
} as const;

type Sum = { total: number; counts: Map<string, number> };

const add = ({ counts, ...sum }: Sum, value: string): Sum => {
  counts.set(value, (counts.get(value) ?? 0) + 1);
  return { ...sum, total: sum.total + 1, counts };
};

const nothing = (): Sum => ({ total: 0, counts: new Map() });

const addTo = (sums: Map<string, Sum>, name: string, value: string) =>
  sums.set(name, add(sums.get(name) ?? nothing(), value));

/** Accumulates metrics while rows stream by. */
export const countMetrics = () => {
  const departments = new Map<string, Sum>();
  const statuses = new Map<string, Sum>();
  let [decided, ms] = [0, 0];
  return {
    row: ({ department, risk_tier, approval_status, approval }: ApplicationRow) => {
      addTo(departments, department, risk_tier);
      addTo(statuses, approval_status, risk_tier);
      if (!approval?.decided_at || !isDecided(approval)) return;
      decided += 1;
      ms += Date.parse(approval.decided_at) - Date.parse(approval.submitted_at);
    },
    found: () => {
      const all = [...departments].toSorted(([a, x], [b, y]) => y.total - x.total || (a < b ? -1 : 1));
      return {
        departments: all
          .slice(0, MOST_DEPARTMENTS)
          .map(([name, { total, counts }]) => ({ name, total, risk_tiers: Object.fromEntries(counts) })),
        more_departments: Math.max(0, all.length - MOST_DEPARTMENTS),
        tiers_by_approval: Object.fromEntries(
          [...statuses].map(([status, { counts }]) => [status, Object.fromEntries(counts)]),
        ),
        decisions: { total: decided, average_days: decided === 0 ? null : ms / decided / (24 * 3_600_000) },
      };
    },
  };
};

/** Daily snapshot by set of application groups, so each reader's scope can be summed later. */
export const CountedSet = z.object({
  groups: z.array(z.string()),
  total: z.int(),
  risk_tiers: Tiers,
  approval_statuses: Statuses,
});
export type CountedSet = z.output<typeof CountedSet>;

/** Retired applications are left out. */
export const setsOf = (rows: readonly ApplicationRow[]): CountedSet[] => {
  const sets = new Map<string, { groups: readonly string[]; tiers: Sum; statuses: Sum }>();
  for (const row of rows.filter((one) => !isRetired(one))) {
    const groups = row.resource_groups.toSorted();
    const before = sets.get(groups.join()) ?? { groups, tiers: nothing(), statuses: nothing() };
    sets.set(groups.join(), {
      groups,
      tiers: add(before.tiers, row.risk_tier),
      statuses: add(before.statuses, row.approval_status),
    });
  }
  return [...sets.values()].map(({ groups, tiers, statuses }) => ({
    ...{ groups: [...groups], total: tiers.total },
    risk_tiers: Object.fromEntries(tiers.counts),
    approval_statuses: Object.fromEntries(statuses.counts),
  }));
};

const plus = (a: Counted, b: Counted): Record<string, number> => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
};

type Counts = Pick<TrendPoint, 'total' | 'risk_tiers' | 'approval_statuses'>;

/** Sums the snapshot within the reader's access scope. */
export const within = (reach: Reach, sets: readonly CountedSet[]): Counts =>
  sets
    .filter(({ groups }) => reaches(reach, groups))
    .reduce<Counts>(
      (sum, set) => ({
        total: sum.total + set.total,
        risk_tiers: plus(sum.risk_tiers, set.risk_tiers),
        approval_statuses: plus(sum.approval_statuses, set.approval_statuses),
      }),
      { total: 0, risk_tiers: {}, approval_statuses: {} },
    );
