/** Derives the assessments that a risk tier requires, and the next due date of an application. */
import { addDays, addMonths, daysBetween, earliestOf } from '#domain/day.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { REVIEW_MONTHS } from './review-months.ts';
import { type AssessmentKind, type AssessmentState, type DueState, isUnderWay, type Verdict } from './words.ts';

type Months = (typeof REVIEW_MONTHS)[number];

/** Days to complete the first assessment. */
const FIRST_DAYS = 30;

/** The months between monitorings. The first assessment that these tiers require is a validation. */
const DEMANDS: Partial<Record<ApplicationTier, Months>> = { high: '3', medium: '12' };

/** Tiers at which an application may be reviewed more often than the tier requires. */
const REVIEWED: readonly ApplicationTier[] = ['high', 'medium', 'low'];

/** Days before the due date at which a required assessment is created. */
export const AHEAD = 30;

/** The facts of an assessment that matter here. `concluded_on` is a day in the company's time zone. */
export type AssessmentFacts = {
  kind: AssessmentKind | 'intake';
  state: AssessmentState;
  demanded_by: ApplicationTier | null;
  due: string | null;
  deadline: string | null;
  verdict: Verdict | null;
  concluded_on: string | null;
  open_conditions: readonly { due: string }[];
};

/** A required assessment. `number` counts the earlier ones of its kind. */
export type Demand = { kind: 'validation' | 'monitoring'; due: string; number: number };

type Demanding = {
  risk_tier: ApplicationTier;
  development_status: string;
  /** The application's own interval between monitorings. */
  review_months?: Months | null;
  /** Approval conditions also have due dates. */
  approval?: { condition_due: string | null } | null;
};

/** The months between monitorings by the tier, by the application, and those that apply: the fewer. */
export const reviewInterval = ({ risk_tier, review_months }: Pick<Demanding, 'review_months' | 'risk_tier'>) => {
  const byTier = DEMANDS[risk_tier] ?? null;
  const own = review_months ?? null;
  if (!REVIEWED.includes(risk_tier)) return { byTier, own, applies: null };
  return { byTier, own, applies: REVIEW_MONTHS.find((months) => months === byTier || months === own) ?? null };
};

/** Retired applications require no assessments. */
const termsOf = (application: Demanding) => {
  if (application.development_status === 'retired') return { isValidated: false, months: null };
  const { byTier, applies } = reviewInterval(application);
  return { isValidated: byTier !== null, months: applies === null ? null : Number(applies) };
};

const latest = (all: readonly AssessmentFacts[]) =>
  all
    .filter(({ state }) => state === 'concluded')
    .toSorted((a, b) => ((a.concluded_on ?? '') < (b.concluded_on ?? '') ? 1 : -1))[0];

const ofKind = (all: readonly AssessmentFacts[], kind: Demand['kind']) => all.filter((one) => one.kind === kind);

/** Whether the tier, or the application's own interval, requires assessments of this kind. */
export const isDemanding = (application: Demanding, kind: AssessmentFacts['kind']) => {
  const { isValidated, months } = termsOf(application);
  return kind === 'validation' ? isValidated : months !== null;
};

/**
 * An assessment that was required and not submitted rests while nothing requires it. It resumes when something does.
 */
export const isResting = (
  application: Demanding,
  { kind, state, demanded_by }: Pick<AssessmentFacts, 'kind' | 'state' | 'demanded_by'>,
) => demanded_by !== null && (state === 'open' || state === 'returned') && !isDemanding(application, kind);

/** Whether the stored tier differs from the one that requires the assessment now. */
export const isDemandedByAnother = (
  application: Demanding,
  { kind, state, demanded_by }: Pick<AssessmentFacts, 'kind' | 'state' | 'demanded_by'>,
) =>
  demanded_by !== null &&
  demanded_by !== application.risk_tier &&
  isUnderWay({ state }) &&
  isDemanding(application, kind);

/** The next required assessment that does not exist yet, including a monitoring that is not due soon. */
const missing = (application: Demanding, all: readonly AssessmentFacts[], today: string): Demand | undefined => {
  const { isValidated, months } = termsOf(application);
  const [validations, monitorings] = [ofKind(all, 'validation'), ofKind(all, 'monitoring')];
  if (isValidated) {
    if (validations.some(isUnderWay)) return undefined;
    const validated = latest(validations);
    if (!validated || validated.verdict === 'fails')
      return { kind: 'validation', due: addDays(today, FIRST_DAYS), number: validations.length };
  }
  if (months === null || monitorings.some(isUnderWay)) return undefined;
  const last = latest([...validations, ...monitorings])?.concluded_on;
  const due = last ? addMonths(last, months) : addDays(today, FIRST_DAYS);
  return { kind: 'monitoring', due, number: monitorings.length };
};

/** The assessment to create now. */
export const demandOf = (
  application: Demanding,
  all: readonly AssessmentFacts[],
  today: string,
): Demand | undefined => {
  const found = missing(application, all, today);
  return found && daysBetween(today, found.due) <= AHEAD ? found : undefined;
};

/** The earlier of due date and legal deadline. */
export const dueOf = ({ due, deadline }: Pick<AssessmentFacts, 'due' | 'deadline'>) => earliestOf([due, deadline]);

/** The next due date of an application: an assessment, a condition or a required assessment that does not exist yet. */
export const nextDue = (application: Demanding, all: readonly AssessmentFacts[], today: string): string | null =>
  earliestOf([
    ...all.filter((one) => isUnderWay(one) && !isResting(application, one)).map(dueOf),
    ...all
      .filter(({ state }) => state === 'concluded')
      .flatMap(({ open_conditions }) => open_conditions.map(({ due }) => due)),
    missing(application, all, today)?.due ?? null,
    application.approval?.condition_due ?? null,
  ]);

export const dueState = (day: string | null, today: string): DueState | null => {
  if (day === null) return null;
  if (day < today) return 'overdue';
  return daysBetween(today, day) <= AHEAD ? 'within_30_days' : 'later';
};
