/** The roles that decide the stages of an approval. No schema lives here, so that the browser can have it. */
import type { Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';

export const STAGE_ROLES = ['reviewer', 'approver'] as const;
export type StageRole = (typeof STAGE_ROLES)[number];

/** What somebody needs to hold within reach of the application. */
export const DECIDERS: Readonly<Record<StageRole, readonly Role[]>> = {
  reviewer: permissions.reviewApprovals,
  approver: permissions.decideApprovals,
};
