/** The state machine of an approval. */
import type { ApplicationTier, ApprovalStatus } from '#domain/enumerations.ts';
import type { States } from '#domain/states.ts';
import type { StageRole } from './stage-roles.ts';

export const VERDICTS = ['approve', 'approve_with_conditions', 'request_changes', 'reject'] as const;
export type Verdict = (typeof VERDICTS)[number];

type ApprovalAction = Verdict | 'submit' | 'withdraw';

/**
 * Two transitions are not actions of people: an approval expires after its last day and reopens when the risk tier
 * rises.
 */
export const APPROVAL_STATES: States<ApprovalStatus, ApprovalAction> = {
  not_submitted: { submit: 'in_review' },
  in_review: {
    approve: 'approved',
    approve_with_conditions: 'approved_with_conditions',
    request_changes: 'changes_requested',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  changes_requested: { submit: 'in_review' },
  approved: { submit: 'in_review' },
  approved_with_conditions: { submit: 'in_review' },
  rejected: { submit: 'in_review' },
  expired: { submit: 'in_review' },
  withdrawn: { submit: 'in_review' },
};

export const isApproved = (status: ApprovalStatus) => status === 'approved' || status === 'approved_with_conditions';

/** Without stages, the rule decides: it rejects prohibited applications and approves the rest. */
export const statusOnceOpened = (tier: ApplicationTier, stages: readonly StageRole[]): ApprovalStatus => {
  if (tier === 'prohibited') return 'rejected';
  return stages.length > 0 ? 'in_review' : 'approved';
};
