/** Decides whether a change reopens an approval that was decided or is in review. */
import type { Application } from '#domain/applications/application.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { APPLICATION_TIERS } from '#domain/enumerations.ts';
import { isVendor, type Subject, tierOf } from '#domain/subject.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { CRITICALITIES } from '#domain/vendors/words.ts';
import type { ApprovalRound } from './approval.ts';
import type { StageRole } from './stage-roles.ts';
import { isApproved, statusOnceOpened } from './states.ts';

/** An unknown risk counts as low. */
const riskOf = ({ risk = 'unknown' }: Vendor) => VENDOR_RISKS.indexOf(risk === 'unknown' ? 'low' : risk);

const criticalityOf = ({ criticality }: Vendor) => (criticality === null ? -1 : CRITICALITIES.indexOf(criticality));

const placeOfTier = (subject: Subject) => APPLICATION_TIERS.indexOf(tierOf(subject));

/**
 * Compares tiers. For vendors, criticality and risk are compared separately, because a high value of one would hide a
 * rise of the other.
 */
const hasRisen = (from: Subject, to: Subject) =>
  isVendor<Vendor>(from) && isVendor<Vendor>(to)
    ? criticalityOf(to) > criticalityOf(from) || riskOf(to) < riskOf(from)
    : placeOfTier(to) < placeOfTier(from);

/**
 * In review, any change of tier reopens; after approval, only a rise above the decided level does. `decided` is the
 * subject at the time of the decision, if known.
 */
export const isReopened = (before: Subject, after: Subject, decided = before) => {
  const { approval_status: status } = after;
  if (before.approval_status !== status) return false;
  if (status === 'in_review') return tierOf(before) !== tierOf(after) || hasRisen(decided, after);
  return isApproved(status) && hasRisen(decided, after);
};

/**
 * Stages after reopening. If the new tier has no stages, the current stages stay, so the approvers still acknowledge
 * unfinished work.
 */
export const stagesOnceReopened = (before: Subject, after: Subject, stages: readonly StageRole[]) =>
  before.approval_status === 'in_review' && statusOnceOpened(tierOf(after), stages) === 'approved'
    ? (before.approval?.stages ?? stages)
    : stages;

/** The vendor with the values of its round. Rounds from before the risk was stored use the current risk. */
export const asDecided = (vendor: Vendor, round: Pick<ApprovalRound, 'vendor'> | undefined): Vendor => {
  const { criticality = vendor.criticality, risk = vendor.risk } = round?.vendor ?? {};
  return { ...vendor, criticality, risk: risk ?? undefined };
};

export const eventOnceReopened = (status: Application['approval_status']): AuditEvent =>
  status === 'rejected' ? 'rejected_by_rule' : 'approval_reopened';
