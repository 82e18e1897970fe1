/** Tells whoever can decide that something waits for them, and whoever submitted or owns it what became of it. */
import * as z from 'zod';
import type { Application } from '#domain/application.ts';
import type { Audit } from '#domain/audit.ts';
import type { Actor } from '#domain/entity.ts';
import type { Outcome, What } from '#domain/telling/kinds.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { decidersOf } from '#lambdas/stores/deciders.ts';
import { tellThose } from './tell-those.ts';

type Event = { id: string; at: string; by?: Actor };

export const ownersOf = ({ people }: Application) =>
  people.filter(({ role }) => role === 'owner' || role === 'technical_owner').map(({ id }) => id);

/** Whoever submitted it, and those whose it is. */
export const tellConcerned = async (
  application: Application,
  what: What,
  event: Event,
  besides: readonly string[] = [],
) => {
  const { submitted_by } = application.approval ?? {};
  await tellThose(
    [...(submitted_by ? [submitted_by.id] : []), ...ownersOf(application), ...besides],
    application.resource_groups,
    what,
    event,
  );
};

/** Those who are named for it, or else everybody who can; by now, and each once for each stage. */
const tellDeciders = async (application: Application, { at, by }: Audit) => {
  const { id, name, approval, people } = application;
  if (!approval) return;
  const able = (await decidersOf(application)).map((user) => user.id);
  const named = people.filter(({ role }) => role === approval.stages[approval.stage - 1]).map((one) => one.id);
  const first = able.filter((one) => named.includes(one));
  const event = { id: `application ${id} round ${approval.round} stage ${approval.stage}`, at, by };
  const what = { kind: 'approval_waiting' as const, params: { id, name } };
  await tellThose(first.length > 0 ? first : able, application.resource_groups, what, event);
};

const Round = z
  .object({ round: z.number(), decided_by: z.array(z.string()) })
  .optional()
  .catch(undefined);

/** Those whose decision counts no more: the rule has begun another round. */
const overruled = ({ action, changes }: Audit): string[] => {
  const change = changes.find(({ field }) => field === 'approval');
  const [before, after] = [Round.parse(change?.from), Round.parse(change?.to)];
  const isByRule = action !== 'submitted_for_approval' && before && after && before.round < after.round;
  return isByRule ? before.decided_by : [];
};

const OUTCOMES: readonly Outcome[] = ['approved', 'approved_with_conditions', 'rejected'];

/** By what this change says of it: it may be heard of late, and more than once. */
const toldOf = ({ action, changes }: Audit, { id, name }: Application): What | undefined => {
  const change = changes.find(({ field }) => field === 'approval_status');
  const outcome = OUTCOMES.find((one) => one === change?.to);
  if (action === 'approval_expired') return { kind: 'approval_expired', params: { id, name } };
  if (change?.to === 'changes_requested') return { kind: 'approval_returned', params: { id, name } };
  if (action !== 'submitted_for_approval' && change?.to === 'in_review')
    return { kind: 'approval_reopened', params: { id, name } };
  return outcome && { kind: 'approval_decided', params: { id, name, outcome } };
};

export const tellOfApproval = async (audit: Audit) => {
  if (audit.what !== 'application' || audit.action === 'created' || audit.action === 'removed') return;
  if (audit.action === 'changed' || audit.action === 'intake_submitted') return;
  const application = await applications.get(audit.id);
  if (!application) return;
  const what = toldOf(audit, application);
  const event = { id: `application ${audit.id} ${audit.version}`, at: audit.at, by: audit.by };
  const others = overruled(audit);
  if (what) await tellConcerned(application, what, event, others);
  // As it was in review already, it waits on for whoever submitted it.
  else if (others.length > 0) {
    const { id, name, resource_groups } = application;
    await tellThose(others, resource_groups, { kind: 'approval_reopened', params: { id, name } }, event);
  }
  if (application.approval_status === 'in_review') await tellDeciders(application, audit);
};
