/** Dashboard figures with the filtered list behind each. A test compares every figure with its list. */

import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES } from '#domain/enumerations.ts';
import type { ListName } from '#domain/list/names.ts';
import { CRITICALITIES, VENDOR_STATES } from '#domain/vendors/words.ts';

type Counts = Readonly<Record<string, number>>;
type Facets<Column extends string> = { facets: Readonly<Record<Column, Counts>> };

/** `asked` has the filters of the list. */
export type Figure = { count: number; list: ListName; asked: Readonly<Record<string, string>> };

const by =
  <Column extends string>(list: ListName, { facets }: Facets<Column>) =>
  (column: Column, value: string): Figure => ({ count: facets[column][value] ?? 0, list, asked: { [column]: value } });

type Attention = 'waiting_for' | 'due_state' | 'conditions' | 'bias_verdict';

type Attended = Facets<Attention | 'risk_tier'> & { total: number; decisions: { total: number } };

export const attentionFigures = ({ decisions, total, ...metrics }: Attended) => {
  const of = by('applications', metrics);
  return {
    total: { count: total, list: 'applications', asked: {} },
    high: of('risk_tier', 'high'),
    prohibited: of('risk_tier', 'prohibited'),
    waiting: of('waiting_for', 'me'),
    overdue: of('due_state', 'overdue'),
    soon: of('due_state', 'within_30_days'),
    conditions: of('conditions', 'open'),
    adverse: of('bias_verdict', 'adverse_impact'),
    decision: { count: decisions.total, list: 'applications', asked: { decision: 'by_people' } },
  } as const satisfies Record<string, Figure>;
};

/** Evidence of the company, by status. */
export const evidenceFigures = (standing: Counts) => {
  const of = by('evidence', { facets: { standing } });
  return { evidenceEnds: of('standing', 'ends_soon'), evidenceEnded: of('standing', 'expired') };
};

const each = <Value extends string>(values: readonly Value[], of: (value: Value) => Figure) =>
  values.map((value) => ({ value, ...of(value) }));

export const tierFigures = (metrics: Facets<'risk_tier'>) => {
  const of = by('applications', metrics);
  return each(APPLICATION_TIERS, (tier) => of('risk_tier', tier));
};

export const approvalFigures = (metrics: Facets<'approval_status'>) => {
  const of = by('applications', metrics);
  return each(APPROVAL_STATUSES, (status) => of('approval_status', status));
};

type Department = { name: string; total: number; risk_tiers: Readonly<Partial<Counts>> };

/** Applications of a department, by tier and in total. */
export const departmentFigures = ({ name, total, risk_tiers }: Department) => ({
  tiers: each(
    APPLICATION_TIERS,
    (tier): Figure => ({
      ...{ count: risk_tiers[tier] ?? 0, list: 'applications' },
      asked: { risk_tier: tier, department: name },
    }),
  ),
  all: { count: total, list: 'applications', asked: { department: name } } satisfies Figure,
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
  asked: { frameworks: framework.id },
});
