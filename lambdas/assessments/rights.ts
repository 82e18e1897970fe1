/** Who may do what with an assessment. */
import type { Application } from '#domain/application.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import { rolesWithin } from '#domain/authorized-user.ts';
import type { Actor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { fullName } from '#domain/person.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, invalid } from '#lambdas/problems.ts';
import { users } from '#lambdas/stores/callers.ts';
import { editable } from '#lambdas/stores/reachable.ts';

const mayEdit = (caller: Caller, { resource_groups }: Application) => reaches(editable(caller), resource_groups);

const mayReview = ({ roles }: Caller, { resource_groups }: Application) =>
  reaches(reach(roles, permissions.reviewControls), resource_groups);

/** Whoever edits the application, and whoever it is assigned to. */
export const mustWorkOn = (caller: Caller, application: Application, { assignee }: Assessment) => {
  if (!mayEdit(caller, application) && assignee?.id !== caller.id)
    throw forbidden('You may read this assessment. Whoever edits the application, or is assigned to it, works on it.');
};

export const mustBegin = (caller: Caller, application: Application) => {
  if (!mayEdit(caller, application) && !mayReview(caller, application))
    throw forbidden('You may read this application, but not begin an assessment of it.');
};

export const mustReview = (caller: Caller, application: Application) => {
  if (!mayReview(caller, application)) throw forbidden('You may read this assessment, but not review it.');
};

export const mustCorrect = (caller: Caller, application: Application, assessment: Assessment) => {
  if (!mayReview(caller, application)) mustWorkOn(caller, application, assessment);
};

/** Four eyes: whoever has said what is judged does not judge it. */
export const mustNotBeOwn = (caller: Caller, { submitted, answers }: Assessment) => {
  const isAnswered = Object.values(answers).some(({ by }) => by.id === caller.id);
  if (submitted?.by.id === caller.id || isAnswered)
    throw forbidden('Nobody gives a verdict on what they submitted or answered themselves. Ask another reviewer.');
};

export const mayMeet = (caller: Caller, application: Application, assessment: Assessment, owner: Actor) => {
  if (owner.id !== caller.id && !mayReview(caller, application)) mustWorkOn(caller, application, assessment);
};

/** Somebody who can see the application; who is named already stays so, whatever they may by now. */
export const named = async (
  person: { id: string } | null,
  { resource_groups }: Application,
  path: string,
  before: Actor | null = null,
): Promise<Actor | null> => {
  if (person === null) return null;
  if (person.id === before?.id) return before;
  const user = (await users.rows()).find(({ id }) => id === person.id);
  if (user?.status === 'active' && rolesWithin(user, resource_groups).length > 0)
    return { id: user.id, name: fullName(user) };
  throw invalid([fieldError(path, 'cannot_see_it', { people: user ? fullName(user) : person.id })]);
};
