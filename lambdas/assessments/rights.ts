import type { Application } from '#domain/applications/application.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Actor } from '#domain/entity.ts';
import { reaches } from '#domain/permissions.ts';
import { editable, reviewable, workable } from '#lambdas/applications/access.ts';
import { isOwnActOf } from '#lambdas/clients/people-store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/known-errors.ts';

const mayEdit = (caller: Caller, { resource_groups }: Application) => reaches(editable(caller), resource_groups);

const mayReview = (caller: Caller, { resource_groups }: Application) => reaches(reviewable(caller), resource_groups);

/** Whether it is the caller, who still has a role for work in the application. */
const isOwnWork = (caller: Caller, { resource_groups }: Application, person: Actor | null) =>
  person?.id === caller.id && reaches(workable(caller), resource_groups);

/** Editors of the application, and the assignee. */
export const mustWorkOn = (caller: Caller, application: Application, { assignee }: Assessment) => {
  if (!mayEdit(caller, application) && !isOwnWork(caller, application, assignee))
    throw forbidden(
      'You can read this assessment. Only its assignee and users who can change the application can work on it.',
    );
};

export const mustBegin = (caller: Caller, application: Application) => {
  if (!mayEdit(caller, application) && !mayReview(caller, application))
    throw forbidden('You can read this application but not start an assessment of it.');
};

export const mustReview = (caller: Caller, application: Application) => {
  if (!mayReview(caller, application)) throw forbidden('You can read this assessment but not review it.');
};

export const mustCorrect = (caller: Caller, application: Application, assessment: Assessment) => {
  if (!mayReview(caller, application)) mustWorkOn(caller, application, assessment);
};

/** Four-eyes principle: people do not judge what they submitted or answered. */
export const mustNotBeOwn = async (caller: Caller, { submitted, answers }: Assessment) => {
  const isOwn = await isOwnActOf(caller.id);
  if ([submitted, ...Object.values(answers)].some((done) => done && isOwn(done.by.id)))
    throw forbidden(
      'You submitted this assessment or answered its questions, so another reviewer must give the verdict.',
    );
};

export const mayMeet = (caller: Caller, application: Application, assessment: Assessment, owner: Actor) => {
  if (!isOwnWork(caller, application, owner) && !mayReview(caller, application))
    mustWorkOn(caller, application, assessment);
};
