/** Whether a change asks for another decision about what people decided, or are about to. */
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

/** What nobody knows is no more of a risk than a low one. */
const riskOf = ({ risk = 'unknown' }: Vendor) => VENDOR_RISKS.indexOf(risk === 'unknown' ? 'low' : risk);

const criticalityOf = ({ criticality }: Vendor) => (criticality === null ? -1 : CRITICALITIES.indexOf(criticality));

const placeOfTier = (subject: Subject) => APPLICATION_TIERS.indexOf(tierOf(subject));

/** By its tier; of a vendor each of the two by itself, since one that is high would hide the other. */
const hasRisen = (from: Subject, to: Subject) =>
  isVendor<Vendor>(from) && isVendor<Vendor>(to)
    ? criticalityOf(to) > criticalityOf(from) || riskOf(to) < riskOf(from)
    : placeOfTier(to) < placeOfTier(from);

/**
 * Whoever changed it: by another tier others decide, and what has risen above what was decided is another thing. `decided`
 * is it as it was then, where that is known.
 */
export const isReopened = (before: Subject, after: Subject, decided = before) => {
  const { approval_status: status } = after;
  if (before.approval_status !== status) return false;
  if (status === 'in_review') return tierOf(before) !== tierOf(after) || hasRisen(decided, after);
  return isApproved(status) && hasRisen(decided, after);
};

/**
 * Who decides once it is reopened. Where the new tier of what is in review has no stages, the people who were about to
 * decide still do, and acknowledge the work that is unfinished.
 */
export const stagesOnceReopened = (before: Subject, after: Subject, stages: readonly StageRole[]) =>
  before.approval_status === 'in_review' && statusOnceOpened(tierOf(after), stages) === 'approved'
    ? (before.approval?.stages ?? stages)
    : stages;

/** As the round has it. One from before the risk was kept says nothing of that: it counts as it is by now. */
export const asDecided = (vendor: Vendor, round: Pick<ApprovalRound, 'vendor'> | undefined): Vendor => {
  const { criticality = vendor.criticality, risk = vendor.risk } = round?.vendor ?? {};
  return { ...vendor, criticality, risk: risk ?? undefined };
};

/** What that is called, by what it has come to. */
export const eventOnceReopened = (status: Application['approval_status']): AuditEvent =>
  status === 'rejected' ? 'rejected_by_rule' : 'approval_reopened';
