/** Assessments with computed fields, for callers with access to their application. */
import type { Application } from '#domain/applications/application.ts';
import type { GivenAnswer } from '#domain/applications/intake.ts';
import type { Assessment, ListedAssessment, ShownAssessment } from '#domain/assessments/assessment.ts';
import { deadlinesOf } from '#domain/assessments/deadlines.ts';
import { dueOf, isResting } from '#domain/assessments/demands.ts';
import { type AssessmentState, isUnderWay, type LISTED_KINDS } from '#domain/assessments/words.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { dayIn } from '#domain/time-zone.ts';
import { mustBeInUse, reachableApplication } from '#lambdas/applications/access.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { companyZone } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import type { KeptAnswers } from '#lambdas/persistence/answers.ts';
import { assessments } from './store.ts';

export type Params = { id: string; assessment_id: string };

const find = async (
  caller: Caller,
  { id, assessment_id }: Params,
): Promise<{ application: Application; assessment: Assessment }> => {
  const application = await reachableApplication(caller, id);
  const assessment = await assessments.get(assessment_id);
  if (assessment?.application_id !== id) throw notFound('assessment');
  return { application, assessment };
};

/** Requires that the application is still in use. */
export const findInUse = async (caller: Caller, params: Params) => {
  const found = await find(caller, params);
  mustBeInUse(found.application);
  return found;
};

/** Overdue if the due date has passed and the assessment is still open and required. */
const progressOf = (
  application: Application,
  one: Parameters<typeof dueOf>[0] & Parameters<typeof isResting>[1],
  today: string,
) => {
  const due = dueOf(one);
  const resting = isResting(application, one);
  return { resting, overdue: !resting && isUnderWay(one) && due !== null && due < today };
};

export const deadlineOf = async (
  { known_at }: Pick<Assessment, 'known_at'>,
  answers: Readonly<Record<string, GivenAnswer>>,
) => (known_at === null ? [] : deadlinesOf(known_at, valuesOf(answers), await companyZone()));

/** While the assessment is open its answers are in a separate row; afterwards they are part of the entity. */
export const shown = async (
  application: Application,
  assessment: Assessment,
  known?: KeptAnswers,
): Promise<ShownAssessment> => {
  const kept = known ?? (await assessments.answersOf(assessment));
  const answers = kept.closed ? assessment.answers : kept.answers;
  const today = dayIn(await companyZone());
  return {
    ...assessment,
    answers,
    answers_version: kept.version,
    deadlines: await deadlineOf(assessment, answers),
    ...progressOf(application, assessment, today),
  };
};

export const showAssessment = async (caller: Caller, params: Params) => {
  const { application, assessment } = await find(caller, params);
  return shown(application, assessment);
};

/** Intakes are listed as submitted versions. They have no review, because the tier follows from them. */
const intakesOf = async (application: string): Promise<ListedAssessment[]> =>
  (await intakes.summaries(application)).map(({ number, at, by }) => ({
    ...{ id: String(number), kind: 'intake', state: 'submitted', created_at: at, created_by: by },
    ...{ submitted: { at, by }, concluded: null, verdict: null, open_conditions: [], overdue: false, resting: false },
    ...{ demanded_by: null, assignee: null, due: null, deadline: null, supersedes: null, superseded_by: null },
  }));

/** Open assessments by due date, then all others, newest first. */
const placeOf = (one: ListedAssessment) => {
  const isOpen = one.kind !== 'intake' && isUnderWay(one) && !one.resting;
  if (isOpen) return `0 ${dueOf(one) ?? '9999'} ${one.created_at} ${one.id}`;
  const age = String(1e14 - Date.parse(one.concluded?.at ?? one.created_at)).padStart(15, '0');
  return `1 ${age} ${one.kind} ${one.id}`;
};

type Asked = {
  limit: number;
  kind?: readonly (typeof LISTED_KINDS)[number][] | undefined;
  state?: readonly AssessmentState[] | undefined;
  assignee?: string | undefined;
};

export const listAssessments = async (caller: Caller, id: string, { limit, ...asked }: Asked, after = '') => {
  const application = await reachableApplication(caller, id);
  const [own, submitted, zone] = await Promise.all([assessments.of(id), intakesOf(id), companyZone()]);
  const today = dayIn(zone);
  const all = [...own.map((one) => ({ ...one, ...progressOf(application, one, today) })), ...submitted];
  const isWanted = ({ kind, state, assignee }: ListedAssessment) =>
    (!asked.kind?.length || asked.kind.includes(kind)) &&
    (!asked.state?.length || asked.state.includes(state)) &&
    (asked.assignee === undefined || assignee?.id === asked.assignee);
  const found = all
    .filter(isWanted)
    .map((one) => ({ one, place: placeOf(one) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const rest = found.filter(({ place }) => place > after);
  const part = rest.slice(0, limit);
  return {
    assessments: part.map(({ one }) => one),
    total: found.length,
    next_cursor: rest.length > limit ? (part.at(-1)?.place ?? null) : null,
  };
};
