/** Who has to decide, one after the other. No schema lives here, so that the browser can have it. */
import type { ApplicationTier } from '#domain/enumerations.ts';
import { isVendor, type Subject, tierOf } from '#domain/subject.ts';
import type { StageRole } from './stage-roles.ts';

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

/** How much depends on a vendor is what its editors say, so that never spares it a decision. */
const OF_ANY_VENDOR: StageRole[] = ['approver'];

export const stagesFor = (stages: Stages, subject: Subject): StageRole[] => {
  const found = stagesOf(stages, tierOf(subject));
  return isVendor(subject) && found.length === 0 ? OF_ANY_VENDOR : found;
};
