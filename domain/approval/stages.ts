/** Approval stages by risk tier. Contains no schema, to keep the browser bundle small. */
import type { ApplicationTier } from '#domain/enumerations.ts';
import { isVendor, type Subject, tierOf } from '#domain/subject.ts';
import type { StageRole } from './stage-roles.ts';

/** Tiers with configurable stages. Prohibited applications cannot be approved. */
export const STAGED_TIERS = ['low', 'medium', 'high'] as const;
type StagedTier = (typeof STAGED_TIERS)[number];

export const MOST_STAGES = 4;

export type Stages = Record<StagedTier, StageRole[]>;

/** Default stages of a company. */
export const USUAL_STAGES: Stages = { low: [], medium: ['approver'], high: ['reviewer', 'approver'] };

export const stagesOf = (stages: Stages, tier: ApplicationTier): StageRole[] => {
  const staged = STAGED_TIERS.find((one) => one === tier);
  return staged ? stages[staged] : [];
};

/** Vendors always need an approver, because their own editors set the criticality. */
const OF_ANY_VENDOR: StageRole[] = ['approver'];

export const stagesFor = (stages: Stages, subject: Subject): StageRole[] => {
  const found = stagesOf(stages, tierOf(subject));
  return isVendor(subject) && found.length === 0 ? OF_ANY_VENDOR : found;
};
