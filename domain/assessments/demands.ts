/** What a risk tier demands, by when, and what of an application is due next. */
import { addDays, addMonths, daysBetween, earliestOf } from '#domain/day.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { type AssessmentKind, type AssessmentState, type DueState, isUnderWay, type Verdict } from './words.ts';

/** How long there is for a validation, and how often it is monitored what was validated. */
const DEMANDS: Partial<Record<ApplicationTier, { validationDays: number; monitoringMonths: number }>> = {
  high: { validationDays: 30, monitoringMonths: 3 },
  medium: { validationDays: 30, monitoringMonths: 12 },
};

/** So long before it is due, what comes by itself is there to be worked on. */
export const AHEAD = 30;

/** What there is to know of an assessment here. `concluded_on` is the day where the company is. */
export type Standing = {
  kind: AssessmentKind | 'intake';
  state: AssessmentState;
  demanded_by: ApplicationTier | null;
  due: string | null;
  deadline: string | null;
  verdict: Verdict | null;
  concluded_on: string | null;
  open_conditions: readonly { due: string }[];
};

/** A kind, the day by which it has to be done, and which one of its kind it is. */
export type Demand = { kind: 'validation' | 'monitoring'; due: string; number: number };

type Demanding = {
  risk_tier: ApplicationTier;
  development_status: string;
  /** Its approval may have conditions, too. */
  approval?: { condition_due: string | null } | null;
};

/** Of what is retired, nothing is demanded any more. */
const termsOf = ({ risk_tier, development_status }: Demanding) =>
  development_status === 'retired' ? undefined : DEMANDS[risk_tier];

const latest = (all: readonly Standing[]) =>
  all
    .filter(({ state }) => state === 'concluded')
    .toSorted((a, b) => ((a.concluded_on ?? '') < (b.concluded_on ?? '') ? 1 : -1))[0];

const ofKind = (all: readonly Standing[], kind: Demand['kind']) => all.filter((one) => one.kind === kind);

/** Whether anything comes by itself. */
export const isDemanding = (application: Demanding) => termsOf(application) !== undefined;

/** What came by itself, and nobody has submitted, rests while the tier demands nothing; it comes back with the next that does. */
export const isResting = (application: Demanding, { state, demanded_by }: Pick<Standing, 'state' | 'demanded_by'>) =>
  demanded_by !== null && (state === 'open' || state === 'returned') && !isDemanding(application);

/** Whether it says another tier than the one that demands it by now. */
export const isDemandedByAnother = (
  application: Demanding,
  { state, demanded_by }: Pick<Standing, 'state' | 'demanded_by'>,
) => demanded_by !== null && demanded_by !== application.risk_tier && isUnderWay({ state }) && isDemanding(application);

/** What is demanded and is not there; of what is monitored, also where there is still time. */
const missing = (application: Demanding, all: readonly Standing[], today: string): Demand | undefined => {
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

/** What has to be made now. */
export const demandOf = (application: Demanding, all: readonly Standing[], today: string): Demand | undefined => {
  const found = missing(application, all, today);
  return found && daysBetween(today, found.due) <= AHEAD ? found : undefined;
};

/** The earlier of the day that people have set and the one that the law has. */
export const dueOf = ({ due, deadline }: Pick<Standing, 'due' | 'deadline'>) => earliestOf([due, deadline]);

/** The day on which something of an application is due next: an assessment, a condition, or what comes by itself. */
export const nextDue = (application: Demanding, all: readonly Standing[], today: string): string | null =>
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
