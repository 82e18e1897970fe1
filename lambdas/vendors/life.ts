/** Ends and reactivates vendors. */
import type { Vendor } from '#domain/vendors/vendor.ts';
import { mustAnswerFor, mustBeInUse, readable } from '#lambdas/applications/access.ts';
import { diligenceLinks } from '#lambdas/diligence/link-store.ts';
import { asSeen } from '#lambdas/groups/membership-service.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, inReview } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { reachableVendor } from './access.ts';
import { vendors } from './store.ts';

type Changeable = (version: number) => boolean;

const move = async (
  caller: Caller,
  before: Vendor,
  ending: Vendor['ending'],
  action: 'ended' | 'taken_up',
  reason: string,
) => {
  // Ending revokes the questionnaire link, so that no old link becomes valid after a reactivation.
  const otherWrites = await diligenceLinks.revoke(before.id);
  const details = { action, changes: [{ field: 'reason', to: reason }], otherWrites };
  return asSeen(await vendors.update(before, { ...before, ending }, caller.actor, details), readable(caller));
};

/** Not during a review. */
export const endVendor = async (caller: Caller, id: string, reason: string, changeable: Changeable) => {
  const before = toBeChanged(await reachableVendor(caller, id), changeable, 'vendor');
  mustAnswerFor(caller, before);
  mustBeInUse(before);
  if (before.approval_status === 'in_review') throw inReview('vendor');
  return move(caller, before, { at: new Date().toISOString(), by: actorOf(caller), reason }, 'ended', reason);
};

/** The vendor's other state is unchanged. */
export const takeUpVendor = async (caller: Caller, id: string, reason: string, changeable: Changeable) => {
  const before = toBeChanged(await reachableVendor(caller, id), changeable, 'vendor');
  mustAnswerFor(caller, before);
  if (!before.ending) throw illegalTransition('vendor', 'active', 'reactivate', ['end']);
  return move(caller, before, null, 'taken_up', reason);
};
