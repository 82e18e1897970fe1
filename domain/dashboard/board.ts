/** The board report: one page of figures with the list behind each, and what needs a decision. */
import type { TrendPoint } from '#domain/applications/metrics.ts';
import { addDays } from '#domain/day.ts';
import type { Deadline } from '#domain/deadlines/deadline.ts';
import { APPLICATION_TIERS, APPROVAL_STATUSES, type ApprovalStatus } from '#domain/enumerations.ts';
import type { RiskStatus } from '#domain/register/states.ts';
import { attentionFigures, evidenceFigures, type Figure, headlineFigures } from './figures.ts';

type Counts = Readonly<Record<string, number>>;

/** The API answers for this reader. Null if their roles do not permit reading. */
export type BoardAnswers = {
  readonly today: string;
  readonly metrics: Parameters<typeof headlineFigures>[0] &
    Parameters<typeof attentionFigures>[0] & {
      readonly trend: readonly TrendPoint[];
      readonly tiers_by_approval: Readonly<Partial<Record<ApprovalStatus, Readonly<Partial<Counts>>>>>;
    };
  /** Counts of own risks by level, and by what is due. */
  readonly risks: { readonly untreated: Counts; readonly accepted: Counts; readonly due: Counts };
  readonly deadlines: readonly Deadline[];
  readonly evidence: Counts | null;
  readonly vendors: {
    readonly total: number;
    readonly facets: { readonly risk: Counts; readonly criticality: Counts };
  };
  readonly policies: {
    readonly in_force: number;
    readonly acknowledgements: {
      readonly asked: number;
      readonly acknowledged: number;
      readonly overdue: number;
    } | null;
  };
};

const QUARTER = 91;

/** The last count before the quarter began, or the first one of a younger company. */
const quarterAgo = (trend: readonly TrendPoint[], today: string) => {
  const counted = trend.filter(({ missed }) => !missed);
  return counted.findLast(({ date }) => date <= addDays(today, -QUARTER)) ?? counted[0] ?? null;
};

const HIGH_LEVELS = ['high', 'critical'] as const;
const UNTREATED: readonly RiskStatus[] = ['open', 'in_treatment'];

/** The number of rows with one of these values of a column, and their list. */
const sumOf = (list: Figure['list'], column: string, values: readonly string[], counts: Counts): Figure => ({
  ...{ count: values.reduce((sum, value) => sum + (counts[value] ?? 0), 0), list, asked: { [column]: values } },
});

const riskFigures = ({ untreated, accepted, due }: BoardAnswers['risks']) => {
  const high = (levels: Counts, status: readonly RiskStatus[]) => {
    const { asked, ...figure } = sumOf('risks', 'level', HIGH_LEVELS, levels);
    return { ...figure, asked: { ...asked, status } };
  };
  return {
    ...{ untreated: high(untreated, UNTREATED), accepted: high(accepted, ['accepted']) },
    treatment_overdue: sumOf('risks', 'due_state', ['overdue'], due),
    review_due: sumOf('risks', 'due_state', ['review_due'], due),
  };
};

/** A rejected application is already decided. */
const prohibitedFigure = ({ tiers_by_approval }: BoardAnswers['metrics']): Figure => {
  const open = APPROVAL_STATUSES.filter((status) => status !== 'rejected');
  return {
    count: open.reduce((sum, status) => sum + (tiers_by_approval[status]?.prohibited ?? 0), 0),
    list: 'applications',
    asked: { risk_tier: ['prohibited'], approval_status: open },
  };
};

export const boardReport = ({ today, metrics, risks, deadlines, evidence, vendors, policies }: BoardAnswers) => {
  const then = quarterAgo(metrics.trend, today);
  const { total, in_review, overdue, adverse } = headlineFigures(metrics);
  const { soon, conditions } = attentionFigures(metrics);
  const ofRisks = riskFigures(risks);
  const { acknowledgements, in_force } = policies;
  const decisions = [
    { kind: 'prohibited', figure: prohibitedFigure(metrics) },
    { kind: 'untreated', figure: ofRisks.untreated },
    { kind: 'in_review', figure: in_review },
    { kind: 'adverse', figure: adverse },
    { kind: 'conditions', figure: conditions },
  ] as const;
  return {
    as_of: today,
    /** The day that the changes of the quarter are compared with. */
    since: then?.date ?? null,
    tiers: APPLICATION_TIERS.map((tier) => {
      const count = metrics.facets.risk_tier[tier] ?? 0;
      return {
        tier,
        figure: { count, list: 'applications', asked: { risk_tier: [tier] } } satisfies Figure,
        change: then && count - (then.risk_tiers[tier] ?? 0),
      };
    }),
    total: { figure: total, change: then && total.count - then.total },
    decisions: decisions.filter(({ figure }) => figure.count > 0),
    risks: ofRisks,
    approvals: { in_review, conditions },
    /** Approvals that end soon, nearest first. */
    ending: deadlines.flatMap(({ kind, id, name, on }) => (kind === 'approval' ? [{ id, name, on }] : [])),
    reviews: { overdue, soon, adverse, ...(evidence && evidenceFigures(evidence)) },
    vendors: {
      vendors: { count: vendors.total, list: 'vendors', asked: {} } satisfies Figure,
      risky: sumOf('vendors', 'risk', ['high'], vendors.facets.risk),
      critical: sumOf('vendors', 'criticality', HIGH_LEVELS, vendors.facets.criticality),
    },
    policies: {
      in_force: { count: in_force, list: 'policies', asked: { status: ['in_force'] } } satisfies Figure,
      acknowledgements,
    },
  };
};
export type BoardReport = ReturnType<typeof boardReport>;
