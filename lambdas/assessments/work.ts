/** Starting, answering and editing assessments. */
import { randomUUID } from 'node:crypto';
import type { Application } from '#domain/applications/application.ts';
import type { Assessment, AssessmentDraft, NewAssessment } from '#domain/assessments/assessment.ts';
import { dayProblems } from '#domain/assessments/days.ts';
import { questionsOf } from '#domain/assessments/questions.ts';
import { ASSESSMENT_FLOW, type AssessmentAction, isUnderWay } from '#domain/assessments/words.ts';
import { earliestOf } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import { answerProblem, tidyAnswer } from '#domain/questions/question.ts';
import { next, possible } from '#domain/states.ts';
import { mustBeInUse, reachableApplication } from '#lambdas/applications/access.ts';
import { named } from '#lambdas/applications/people-service.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { alreadyUnderWay, illegalTransition, invalid } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { FRESH } from '#lambdas/work/due-service.ts';
import { mustBegin, mustWorkOn } from './rights.ts';
import { deadlineOf, findInUse, type Params, shown } from './shown.ts';
import { assessments } from './store.ts';

/** Returns the next state, or throws if the transition is not allowed. */
export const mustFollow = ({ state }: Assessment, action: AssessmentAction) => {
  const found = next(ASSESSMENT_FLOW, state, action);
  if (!found) throw illegalTransition('assessment', state, action, possible(ASSESSMENT_FLOW, state));
  return found;
};

const ABOUT_INCIDENT = ['what_happened', 'affected_number', 'affected_who', 'done_about_it'] as const;
type AboutIncident = Pick<NewAssessment, (typeof ABOUT_INCIDENT)[number] | 'known_at'>;
type Days = Pick<NewAssessment, 'due' | 'known_at'>;

/** Incident fields are required for incidents and refused for other kinds. */
const mustFit = (kind: Assessment['kind'], about: AboutIncident) => {
  if (kind === 'incident') {
    if (about.known_at === null) throw invalid([fieldError('known_at', 'required')]);
    if (about.what_happened === '') throw invalid([fieldError('what_happened', 'required')]);
    return;
  }
  const filled = ABOUT_INCIDENT.filter((field) => about[field] !== '');
  const wrong = [...filled, ...(about.known_at === null ? [] : ['known_at'])];
  if (wrong.length > 0) throw invalid(wrong.map((field) => fieldError(field, 'of_incidents_only')));
};

const mustBeInTime = async (sent: Days, before?: Days) => {
  const wrong = dayProblems(sent, await companyZone(), Date.now(), before);
  if (wrong.length > 0) throw invalid(wrong);
};

/** Kinds that allow one open instance have derived ids. */
const idFor = async (application: string, kind: NewAssessment['kind']) => {
  if (kind === 'incident') return randomUUID();
  const own = (await assessments.of(application)).filter((one) => one.kind === kind);
  const other = own.find(isUnderWay);
  if (other) throw alreadyUnderWay(kind, other.id);
  return assessments.idOfNumber(application, kind, own.length);
};

const deadlineBy = async (assessment: Pick<Assessment, 'known_at'>, answers: Parameters<typeof deadlineOf>[1]) =>
  earliestOf((await deadlineOf(assessment, answers)).map(({ by }) => by));

/** The answers and the known-since time may change concurrently: the last writer computes the deadline from both. */
const noteDeadline = (assessment: Assessment): Promise<Assessment> | Assessment =>
  assessment.kind === 'incident'
    ? retryOnConflict(async () => {
        const now = (await assessments.get(assessment.id)) ?? assessment;
        const { answers } = await assessments.answersOf(now);
        return assessments.touch(now, { deadline: await deadlineBy(now, answers) });
      })
    : assessment;

export const beginAssessment = async (caller: Caller, id: string, { assignee, ...draft }: NewAssessment) => {
  const application = await reachableApplication(caller, id);
  mustBeInUse(application);
  if (draft.kind !== 'incident') mustBegin(caller, application);
  mustFit(draft.kind, draft);
  await mustBeInTime(draft);
  const given = await named(assignee, application, 'assignee');
  // The reporter of an incident is its first assignee.
  const own = draft.kind === 'incident' && caller.user ? { id: caller.id, name: caller.name } : null;
  const deadline = draft.kind === 'incident' ? await deadlineBy(draft, {}) : null;
  const content = { ...FRESH, ...draft, application_id: id, demanded_by: null, assignee: given ?? own, deadline };
  return shown(application, await assessments.create(content, caller.actor, await idFor(id, draft.kind)));
};

/** Unchanged findings keep their author and time. */
const foundIn = (findings: AssessmentDraft['findings'], before: Assessment['findings'], { id, name }: Caller) =>
  findings.map((finding) => {
    const known = before.find((one) => one.id === finding.id);
    if (known?.text === finding.text && known.severity === finding.severity) return known;
    const { text, severity } = finding;
    return { id: known?.id ?? randomUUID(), text, severity, at: new Date().toISOString(), by: { id, name } };
  });

const content = async (
  caller: Caller,
  application: Application,
  before: Assessment,
  { assignee, findings, ...draft }: AssessmentDraft,
) => ({
  ...draft,
  assignee: await named(assignee, application, 'assignee', before.assignee),
  findings: foundIn(findings, before.findings, caller),
});

export const changeAssessment = async (
  caller: Caller,
  params: Params,
  draft: AssessmentDraft,
  changeable: (version: number) => boolean,
) => {
  const { application, assessment } = await findInUse(caller, params);
  mustWorkOn(caller, application, assessment);
  mustFollow(assessment, 'change');
  const before = toBeChanged(assessment, changeable, 'assessment');
  mustFit(before.kind, draft);
  await mustBeInTime(draft, before);
  const after = { ...before, ...(await content(caller, application, before, draft)) };
  return shown(application, await noteDeadline(await assessments.update(before, after, caller.actor)));
};

export const answerQuestion = async (
  caller: Caller,
  { question: key, ...params }: Params & { question: string },
  { values, seen }: { values: readonly string[]; seen?: readonly string[] | undefined },
) => {
  const { application, assessment } = await findInUse(caller, params);
  mustWorkOn(caller, application, assessment);
  mustFollow(assessment, 'change');
  const question = questionsOf(assessment.kind).find((one) => one.key === key);
  if (!question) throw invalid([fieldError('question', 'no_such_question', { question: key })]);
  const broken = answerProblem(question, values);
  if (broken) throw invalid([fieldError('values', broken.code, broken.params)]);

  const by = actorOf(caller);
  const given = { values: tidyAnswer(question, values), at: new Date().toISOString(), by };
  const kept = await assessments.answer(assessment, key, given, seen && tidyAnswer(question, seen));
  // A concurrent submission closed the answers.
  if (kept.closed) {
    const now = (await assessments.get(assessment.id)) ?? assessment;
    throw illegalTransition('assessment', now.state, 'change', possible(ASSESSMENT_FLOW, now.state));
  }
  return shown(application, await noteDeadline(assessment), kept);
};
