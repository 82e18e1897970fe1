import type { Role } from '#domain/enumerations.ts';
import { MOST_ROLES } from '#domain/permissions.ts';
import { list, required } from '#domain/rules.ts';

const aScope = required('scope', 60);

export const roleRules = {
  Administrator: list(aScope, MOST_ROLES),
  ApplicationContributor: list(aScope, MOST_ROLES),
  ApplicationReviewer: list(aScope, MOST_ROLES),
  ApplicationApprover: list(aScope, MOST_ROLES),
  ApplicationAuditor: list(aScope, MOST_ROLES),
} as const satisfies Record<Role, unknown>;
