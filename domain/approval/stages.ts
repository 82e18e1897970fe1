/** Who has to decide, one after the other. No schema lives here, so that the browser can have it. */
import type { ApplicationTier, Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';

export const STAGE_ROLES = ['reviewer', 'approver'] as const;
export type StageRole = (typeof STAGE_ROLES)[number];

/** What somebody needs to hold within reach of the application. */
export const DECIDERS: Readonly<Record<StageRole, readonly Role[]>> = {
  reviewer: permissions.reviewApprovals,
  approver: permissions.decideApprovals,
};

/** Of these a company says who decides. What is prohibited is nobody's to approve. */
export const STAGED_TIERS = ['low', 'medium', 'high'] as const;
type StagedTier = (typeof STAGED_TIERS)[number];

export const MOST_STAGES = 4;

export type Stages = Record<StagedTier, StageRole[]>;

/** As long as a company has said nothing else. */
export const USUAL_STAGES: Stages = { low: [], medium: ['approver'], high: ['reviewer', 'approver'] };

export const stagesOf = (stages: Stages, tier: ApplicationTier): StageRole[] => {
  const staged = STAGED_TIERS.find((one) => one === tier);
  return staged ? stages[staged] : [];
};
