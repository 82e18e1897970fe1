/** Derives the assessments that a risk tier requires, and the next due date of an application. */
import { addDays, addMonths, daysBetween, earliestOf } from '#domain/day.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { type AssessmentKind, type AssessmentState, type DueState, isUnderWay, type Verdict } from './words.ts';

/** Days to complete a validation, and months between monitorings. */
const DEMANDS: Partial<Record<ApplicationTier, { validationDays: number; monitoringMonths: number }>> = {
  high: { validationDays: 30, monitoringMonths: 3 },
  medium: { validationDays: 30, monitoringMonths: 12 },
};

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
  /** Approval conditions also have due dates. */
  approval?: { condition_due: string | null } | null;
};

/** Retired applications require no assessments. */
const termsOf = ({ risk_tier, development_status }: Demanding) =>
  development_status === 'retired' ? undefined : DEMANDS[risk_tier];

const latest = (all: readonly AssessmentFacts[]) =>
  all
    .filter(({ state }) => state === 'concluded')
    .toSorted((a, b) => ((a.concluded_on ?? '') < (b.concluded_on ?? '') ? 1 : -1))[0];

const ofKind = (all: readonly AssessmentFacts[], kind: Demand['kind']) => all.filter((one) => one.kind === kind);

/** Whether the tier requires assessments. */
export const isDemanding = (application: Demanding) => termsOf(application) !== undefined;

/**
 * An assessment that a tier required and that was not submitted rests while no tier requires it. It resumes when one
 * does.
 */
export const isResting = (
  application: Demanding,
  { state, demanded_by }: Pick<AssessmentFacts, 'state' | 'demanded_by'>,
) => demanded_by !== null && (state === 'open' || state === 'returned') && !isDemanding(application);

/** Whether the stored tier differs from the one that requires the assessment now. */
export const isDemandedByAnother = (
  application: Demanding,
  { state, demanded_by }: Pick<AssessmentFacts, 'state' | 'demanded_by'>,
) => demanded_by !== null && demanded_by !== application.risk_tier && isUnderWay({ state }) && isDemanding(application);

/** The next required assessment that does not exist yet, including a monitoring that is not due soon. */
const missing = (application: Demanding, all: readonly AssessmentFacts[], today: string): Demand | undefined => {
  const terms = termsOf(application);
  if (!terms) return undefined;
  const [validations, monitorings] = [ofKind(all, 'validation'), ofKind(all, 'monitoring')];
  if (validations.some(isUnderWay)) return undefined;
  const validated = latest(validations);
  if (!validated || validated.verdict === 'fails')
    return { kind: 'validation', due: addDays(today, terms.validationDays), number: validations.length };
  if (monitorings.some(isUnderWay)) return undefined;
  const last = latest([...validations, ...monitorings])?.concluded_on ?? today;
  return { kind: 'monitoring', due: addMonths(last, terms.monitoringMonths), number: monitorings.length };
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
