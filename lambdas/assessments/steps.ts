/** State transitions of an assessment: submit, return, conclude, cancel and correct. */

import { randomUUID } from 'node:crypto';
import type { Application } from '#domain/applications/application.ts';
import type { Assessment, Conclusion } from '#domain/assessments/assessment.ts';
import { isDemanding } from '#domain/assessments/demands.ts';
import { unansweredIn } from '#domain/assessments/questions.ts';
import type { AssessmentAction } from '#domain/assessments/words.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { fieldError } from '#domain/field-error.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { named } from '#lambdas/applications/people-service.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { ValueTakenError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, invalid, isCorrection, notFound, tierDemands } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { lastWrite } from '#lambdas/persistence/idempotent-request.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { FRESH } from '#lambdas/work/due-service.ts';
import { mayMeet, mustCorrect, mustNotBeOwn, mustReview, mustWorkOn } from './rights.ts';
import { findInUse, type Params, shown } from './shown.ts';
import { assessments } from './store.ts';
import { mustFollow } from './work.ts';

type Changeable = (version: number) => boolean;
type Stepping = { caller: Caller; params: Params; changeable: Changeable };
type Step = { becomes: Partial<Assessment>; event: AuditEvent; otherWrites?: Write[] };

const doneBy = ({ id, name }: Caller) => ({ at: new Date().toISOString(), by: { id, name } });

/** Concurrent transitions: the later one fails against the new state. */
const step = (
  { caller, params, changeable }: Stepping,
  action: AssessmentAction,
  take: (assessment: Assessment, application: Application) => Promise<Step> | Step,
) =>
  retryOnConflict(async () => {
    const { application, assessment } = await findInUse(caller, params);
    const before = toBeChanged(assessment, changeable, 'assessment');
    const { becomes, event, otherWrites = [] } = await take(before, application);
    const after = { ...before, ...becomes, state: mustFollow(before, action) };
    return shown(application, await assessments.update(before, after, caller.actor, { action: event, otherWrites }));
  });

export const submitAssessment = (stepping: Stepping, answersVersion: number | undefined) =>
  step(stepping, 'submit', async (assessment, application) => {
    mustWorkOn(stepping.caller, application, assessment);
    mustFollow(assessment, 'submit');
    const kept = await assessments.answersOf(assessment);
    if (answersVersion !== undefined && answersVersion !== kept.version) throw changedMeanwhile('assessment', true);
    const missing = unansweredIn(assessment.kind, valuesOf(kept.answers));
    if (missing.length > 0) throw invalid(missing.map((key) => fieldError(`answers.${key}`, 'not_answered')));
    const { answers } = kept;
    return {
      becomes: { answers, submitted: doneBy(stepping.caller), returned: null },
      event: 'submitted',
      otherWrites: [assessments.close(assessment.id, kept)],
    };
  });

export const returnAssessment = (stepping: Stepping, reason: string) =>
  step(stepping, 'return', async (assessment, application) => {
    mustReview(stepping.caller, application);
    mustFollow(assessment, 'return');
    const kept = await assessments.answersOf(assessment);
    return {
      becomes: { returned: { ...doneBy(stepping.caller), reason } },
      event: 'returned',
      otherWrites: [assessments.reopen(assessment.id, kept)],
    };
  });

const mustHang = ({ verdict, conditions }: Conclusion) => {
  if (verdict === 'passes_with_conditions' && conditions.length === 0)
    throw invalid([fieldError('conditions', 'too_few_entries', { min: 1 })]);
  if (verdict !== 'passes_with_conditions' && conditions.length > 0)
    throw invalid([fieldError('conditions', 'too_many_entries', { max: 0 })]);
};

const mustBeToCome = async (conditions: Conclusion['conditions']) => {
  const today = await companyDay();
  const wrong = conditions.flatMap(({ due }, n) =>
    due < today ? [fieldError(`conditions.${n}.due`, 'in_the_past')] : [],
  );
  if (wrong.length > 0) throw invalid(wrong);
};

export const concludeAssessment = (stepping: Stepping, { conditions, ...judged }: Conclusion) =>
  step(stepping, 'conclude', async (assessment, application) => {
    const { caller } = stepping;
    mustReview(caller, application);
    mustFollow(assessment, 'conclude');
    await mustNotBeOwn(caller, assessment);
    mustHang({ conditions, ...judged });
    await mustBeToCome(conditions);
    const hung = await Promise.all(
      conditions.map(async ({ owner, ...condition }, n) => {
        const person = (await named(owner, application, `conditions.${n}.owner`)) ?? owner;
        return { ...condition, id: randomUUID(), owner: { name: '', ...person }, done: null };
      }),
    );
    return { becomes: { verdict: { ...judged, ...doneBy(caller) }, conditions: hung }, event: 'concluded' };
  });

export const cancelAssessment = (stepping: Stepping, reason: string) =>
  step(stepping, 'cancel', (assessment, application) => {
    mustWorkOn(stepping.caller, application, assessment);
    mustFollow(assessment, 'cancel');
    if (assessment.supersedes !== null) throw isCorrection();
    if (assessment.demanded_by !== null && isDemanding(application, assessment.kind)) throw tierDemands();
    return { becomes: { canceled: { ...doneBy(stepping.caller), reason } }, event: 'canceled' };
  });

/** The correction is created first, then the original is superseded. A repeat completes an interrupted correction. */
export const correctAssessment = async ({ caller, params, changeable }: Stepping) => {
  const { application, assessment } = await findInUse(caller, params);
  const before = toBeChanged(assessment, changeable, 'assessment');
  mustCorrect(caller, application, before);
  const state = mustFollow(before, 'correct');
  const { kind, due, demanded_by, assignee, findings, answers, known_at, deadline } = before;
  const { what_happened, affected_number, affected_who, done_about_it } = before;
  const content = {
    ...{ ...FRESH, application_id: application.id, supersedes: before.id },
    ...{ kind, due, demanded_by, assignee, findings, answers, known_at, deadline },
    ...{ what_happened, affected_number, affected_who, done_about_it },
  };
  const id = assessments.idOfCorrection(before.id);
  const made = await assessments.create(content, caller.actor, id).catch(async (error: unknown) => {
    const found = error instanceof ValueTakenError ? await assessments.get(id) : undefined;
    if (!found) throw error;
    return found;
  });
  const superseded = { ...before, state, superseded_by: id };
  await lastWrite(() => assessments.update(before, superseded, caller.actor, { action: 'superseded' }));
  return shown(application, made);
};

export const setConditionMet = ({ caller, params, changeable }: Stepping, condition_id: string, isMet: boolean) =>
  retryOnConflict(async () => {
    const { application, assessment } = await findInUse(caller, params);
    const condition = assessment.conditions.find(({ id }) => id === condition_id);
    if (!condition) throw notFound('condition');
    mayMeet(caller, application, assessment, condition.owner);
    if ((condition.done !== null) === isMet) return shown(application, assessment);
    const before = toBeChanged(assessment, changeable, 'assessment');
    const done = isMet ? doneBy(caller) : null;
    const conditions = before.conditions.map((one) => (one.id === condition_id ? { ...one, done } : one));
    const action = isMet ? 'condition_met' : 'condition_reopened';
    return shown(application, await assessments.update(before, { ...before, conditions }, caller.actor, { action }));
  });
