/** Notifies deciders about waiting approvals, owners of conditions, and submitters and owners about the outcome. */
import * as z from 'zod';
import { openIn } from '#domain/approval/transitions.ts';
import type { Audit } from '#domain/audit/audit.ts';
import type { Actor } from '#domain/entity.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';
import type { Outcome, What } from '#domain/notifications/kinds.ts';
import { groupsOf, type Subject, subjectKindOf } from '#domain/subject.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { decidersOf, waitingOf } from '#lambdas/approvals/decider-service.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { ownersOf } from '#lambdas/subjects/owner-service.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { notifyPeople } from './notify-people.ts';

type Event = { id: string; at: string; by?: Actor };

/** Identifies the subject in notifications. */
export const subjectParams = (subject: Subject) => ({
  thing: subjectKindOf(subject),
  id: subject.id,
  name: subject.name,
});

/** Notifies the submitter and the owners. */
export const notifyConcerned = async (subject: Subject, what: What, event: Event, others: readonly string[] = []) => {
  const { submitted_by } = subject.approval ?? {};
  const owners = await ownersOf(subject);
  const people = [...(submitted_by ? [submitted_by.id] : []), ...owners, ...others];
  await notifyPeople(people, groupsOf(subject), what, event);
};

/** Notifies assigned reviewers or approvers, or otherwise everyone who may decide; once per stage. */
const notifyDeciders = async (subject: Subject, { at, by }: Audit) => {
  const { id, approval } = subject;
  if (!approval) return;
  const waiting = waitingOf(subject);
  const able = (await decidersOf(waiting)).map((user) => user.id);
  const role = approval.stages[approval.stage - 1];
  const named = waiting.people.filter((one) => one.role === role).map((one) => one.id);
  const first = able.filter((one) => named.includes(one));
  const event = { id: `${waiting.thing} ${id} round ${approval.round} stage ${approval.stage}`, at, by };
  const what = { kind: 'approval_waiting' as const, params: subjectParams(subject) };
  await notifyPeople(first.length > 0 ? first : able, waiting.resource_groups, what, event);
};

const Round = z
  .object({ round: z.number(), decided_by: z.array(z.string()) })
  .optional()
  .catch(undefined);

/** People whose decisions became invalid because a rule started a new round. */
const overruled = ({ action, changes }: Audit): string[] => {
  const change = changes.find(({ field }) => field === 'approval');
  const [before, after] = [Round.parse(change?.from), Round.parse(change?.to)];
  const isByRule = action !== 'submitted_for_approval' && before && after && before.round < after.round;
  return isByRule ? before.decided_by : [];
};

/** An approval returns to these states only through a rule. */
const REOPENED: readonly unknown[] = ['in_review', 'not_submitted'] satisfies ApprovalStatus[];

const OUTCOMES: readonly Outcome[] = ['approved', 'approved_with_conditions', 'rejected'];

/** Derived from the audit entry, not from the current state, because the event may be late or repeated. */
const contentOf = ({ action, changes }: Audit, subject: Subject): What | undefined => {
  const change = changes.find(({ field }) => field === 'approval_status');
  const outcome = OUTCOMES.find((one) => one === change?.to);
  const params = subjectParams(subject);
  if (action === 'approval_expired') return { kind: 'approval_expired', params };
  if (change?.to === 'changes_requested') return { kind: 'approval_returned', params };
  if (action !== 'submitted_for_approval' && REOPENED.includes(change?.to))
    return { kind: 'approval_reopened', params };
  return outcome && { kind: 'approval_decided', params: { ...params, outcome } };
};

const Conditions = z.object({ to: z.array(z.string()) });

/**
 * Notifies owners of new conditions. The audit entry has only the texts, so conditions are matched by text and
 * identified by number.
 */
const notifyOfNewConditions = async ({ changes, at, by }: Audit, subject: Subject) => {
  const made = Conditions.safeParse(changes.find(({ field }) => field === 'conditions')).data?.to ?? [];
  if (made.length === 0) return;
  const conditions = openIn(await approvals.latest(subject)).filter(({ text }) => made.includes(text));
  for (const { number, text, owner, due } of conditions) {
    const params = { ...subjectParams(subject), text: excerpt(text), due };
    const what: What = { kind: 'approval_condition_given', params };
    const id = `${subjectKindOf(subject)} ${subject.id} condition ${number}`;
    await notifyPeople([owner.id], groupsOf(subject), what, { id, at, by });
  }
};

const UNTOLD: readonly string[] = ['created', 'changed', 'removed', 'intake_submitted'];

export const notifyOfApproval = async (audit: Audit) => {
  if ((audit.what !== 'application' && audit.what !== 'vendor') || UNTOLD.includes(audit.action)) return;
  const subject = await subjects[audit.what].get(audit.id);
  if (!subject) return;
  const what = contentOf(audit, subject);
  const event = { id: `${audit.what} ${audit.id} ${audit.version}`, at: audit.at, by: audit.by };
  const others = overruled(audit);
  if (what) await notifyConcerned(subject, what, event, others);
  // The status stayed in review, so only the overruled deciders are notified.
  else if (others.length > 0)
    await notifyPeople(others, groupsOf(subject), { kind: 'approval_reopened', params: subjectParams(subject) }, event);
  await notifyOfNewConditions(audit, subject);
  if (subject.approval_status === 'in_review') await notifyDeciders(subject, audit);
};
