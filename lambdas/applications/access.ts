/** Access to applications and vendors. Inaccessible subjects are answered as not found. */
import type { Application, KeptApplication } from '#domain/applications/application.ts';
import { type Grant, permissions, reach, reaches } from '#domain/permissions.ts';
import { groupsOf, isOver, isVendor, type Subject, subjectKindOf } from '#domain/subject.ts';
import { answersForVendor } from '#domain/vendors/state.ts';
import { asSeen } from '#lambdas/groups/membership-service.ts';
import { forbidden, notFound, retired } from '#lambdas/known-errors.ts';
import { type ApplicationContext, readContext } from './context-store.ts';
import { applications } from './store.ts';

type Held = { roles: readonly Grant[] };

export const readable = ({ roles }: Held) => reach(roles, permissions.readObjects);
/** Where work can be assigned to the person, and they may do it. */
export const workable = ({ roles }: Held) => reach(roles, permissions.doAssignedWork);
export const editable = ({ roles }: Held) => reach(roles, permissions.editObjects);
const judgeable = ({ roles }: Held) => reach(roles, permissions.judgeRisks);
export const reviewable = ({ roles }: Held) => reach(roles, permissions.reviewControls);

export const reachableApplication = async (caller: Held, id: string): Promise<KeptApplication> => {
  const application = await applications.get(id);
  if (!application || !reaches(readable(caller), application.resource_groups)) throw notFound('application');
  return application;
};

/** With the full application context. */
export const reachableAtHand = async (caller: Held, id: string): Promise<ApplicationContext> => {
  const found = await readContext(id);
  if (!found || !reaches(readable(caller), found.application.resource_groups)) throw notFound('application');
  return found;
};

/** Removes the list projections, which are not part of the application. */
export const seenBy = (caller: Held, { compliance, ...application }: KeptApplication): Application =>
  asSeen(application, readable(caller));

/** Retired applications and ended vendors are read-only. */
export const mustBeInUse = (subject: Subject) => {
  if (isOver(subject)) throw retired(subjectKindOf(subject));
};

export const mayEdit = (caller: Held, subject: Subject) => reaches(editable(caller), groupsOf(subject));

/** Whether the caller may act for all groups that use the subject. Applications belong to their groups alone. */
export const answersFor = (caller: Held & { id: string }, subject: Subject) =>
  mayEdit(caller, subject) &&
  (!isVendor(subject) || answersForVendor({ id: caller.id, within: editable(caller) }, subject));

/** Whether the caller may judge risks. */
export const mayJudge = (caller: Held, subject: Subject) => reaches(judgeable(caller), groupsOf(subject));

export const mustBeWithinReach = (caller: Held, subject: Subject) => {
  if (!mayEdit(caller, subject)) throw forbidden(`You can read this ${subjectKindOf(subject)} but not change it.`);
};

export const mustAnswerFor = (caller: Held & { id: string }, subject: Subject) => {
  mustBeWithinReach(caller, subject);
  if (!answersFor(caller, subject))
    throw forbidden(
      'Others use this vendor too. Only its owner, or a user who can change it in all its groups, can do this.',
    );
};

export const mustBeEditable = (caller: Held, subject: Subject) => {
  mustBeWithinReach(caller, subject);
  mustBeInUse(subject);
};
