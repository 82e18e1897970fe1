/** Dashboard figures with the filtered list behind each. A test compares every figure with its list. */

import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import {
  APPLICATION_TIERS,
  APPROVAL_STATUSES,
  type ApplicationTier,
  type ApprovalStatus,
} from '#domain/enumerations.ts';
import type { ListName } from '#domain/list/names.ts';
import { CRITICALITIES, VENDOR_STATES } from '#domain/vendors/words.ts';

type Counts = Readonly<Record<string, number>>;
type Facets<Column extends string> = { facets: Readonly<Record<Column, Counts>> };

/** `asked` has the filters of the list. */
export type Figure = { count: number; list: ListName; asked: Readonly<Record<string, readonly string[]>> };

const by =
  <Column extends string>(list: ListName, { facets }: Facets<Column>) =>
  (column: Column, value: string): Figure => ({
    count: facets[column][value] ?? 0,
    list,
    asked: { [column]: [value] },
  });

type Attention = 'waiting_for' | 'due_state' | 'conditions' | 'bias_verdict';

type Attended = Facets<Attention | 'risk_tier' | 'approval_status'> & { total: number; decisions: { total: number } };

const HIGHEST = ['prohibited', 'high'] as const satisfies readonly ApplicationTier[];

type Counted = Readonly<Partial<Record<string, number>>>;

export const highestOf = (tiers: Counted) => HIGHEST.reduce((sum, tier) => sum + (tiers[tier] ?? 0), 0);

/** The most important figures of applications. */
export const headlineFigures = ({ total, facets }: Attended) => {
  const of = by('applications', { facets });
  return {
    total: { count: total, list: 'applications', asked: {} },
    highest: { count: highestOf(facets.risk_tier), list: 'applications', asked: { risk_tier: HIGHEST } },
    overdue: of('due_state', 'overdue'),
    in_review: of('approval_status', 'in_review'),
    adverse: of('bias_verdict', 'adverse_impact'),
  } as const satisfies Record<string, Figure>;
};

export const attentionFigures = ({ decisions, facets }: Attended) => {
  const of = by('applications', { facets });
  return {
    waiting: of('waiting_for', 'me'),
    soon: of('due_state', 'within_30_days'),
    conditions: of('conditions', 'open'),
    decision: { count: decisions.total, list: 'applications', asked: { decision: ['by_people'] } },
  } as const satisfies Record<string, Figure>;
};

/** Evidence of the company, by status. */
export const evidenceFigures = (counts: Counts) => {
  const of = by('evidence', { facets: { standing: counts } });
  return { evidenceEnds: of('standing', 'ends_soon'), evidenceEnded: of('standing', 'expired') };
};

const each = <Value extends string>(values: readonly Value[], of: (value: Value) => Figure) =>
  values.map((value) => ({ value, ...of(value) }));

type ByTier = { total: number; risk_tiers: Counted };

/** Figures of the applications with these values, by tier and in total. */
const byTier = ({ total, risk_tiers }: ByTier, asked: Figure['asked']) => ({
  tiers: each(
    APPLICATION_TIERS,
    (tier): Figure => ({ count: risk_tiers[tier] ?? 0, list: 'applications', asked: { risk_tier: [tier], ...asked } }),
  ),
  all: { count: total, list: 'applications', asked } satisfies Figure,
});
export type TierFigures = ReturnType<typeof byTier>;

export const departmentFigures = (department: ByTier & { name: string }) =>
  byTier(department, { department: [department.name] });

type Matrix = Facets<'risk_tier' | 'approval_status'> & {
  total: number;
  tiers_by_approval: Readonly<Partial<Record<ApprovalStatus, Counted>>>;
};

/** Applications by approval status and tier, with totals. */
export const matrixFigures = ({ facets, total, tiers_by_approval }: Matrix) => ({
  statuses: APPROVAL_STATUSES.map((status) => ({
    status,
    ...byTier(
      { total: facets.approval_status[status] ?? 0, risk_tiers: tiers_by_approval[status] ?? {} },
      { approval_status: [status] },
    ),
  })),
  all: byTier({ total, risk_tiers: facets.risk_tier }, {}),
});

export const vendorFigures = (facets: Facets<'risk' | 'criticality' | 'state'>['facets']) => {
  const of = by('vendors', { facets });
  return {
    risk: each(VENDOR_RISKS, (risk) => of('risk', risk)),
    criticality: each([...CRITICALITIES.toReversed(), ''] as const, (criticality) => of('criticality', criticality)),
    state: each(VENDOR_STATES, (state) => of('state', state)),
  };
};

/** Applications to which the framework applies. */
export const concernedFigure = (framework: { id: string; coverage: { applications: number } }): Figure => ({
  ...{ count: framework.coverage.applications, list: 'applications' },
  asked: { frameworks: [framework.id] },
});
