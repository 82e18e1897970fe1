import type { Role } from '#domain/enumerations.ts';
import { MOST_ROLES } from '#domain/permissions.ts';
import { anId, list } from '#domain/rules.ts';

export const roleRules = {
  Administrator: list(anId, MOST_ROLES),
  ApplicationContributor: list(anId, MOST_ROLES),
  ApplicationReviewer: list(anId, MOST_ROLES),
  ApplicationApprover: list(anId, MOST_ROLES),
  ApplicationAuditor: list(anId, MOST_ROLES),
} as const satisfies Record<Role, unknown>;
