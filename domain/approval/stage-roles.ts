/** Roles of approval stages. Contains no schema, to keep the browser bundle small. */
import type { Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';

export const STAGE_ROLES = ['reviewer', 'approver'] as const;
export type StageRole = (typeof STAGE_ROLES)[number];

/** Roles that may decide a stage, within the access scope of the application. */
export const DECIDERS: Readonly<Record<StageRole, readonly Role[]>> = {
  reviewer: permissions.reviewApprovals,
  approver: permissions.decideApprovals,
};
