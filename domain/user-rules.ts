/** What administrators say of a person. */
import { LANGUAGES, ROLES, type Role } from './enumerations.ts';
import { ownNameRules } from './own-name.ts';
import { anEmail, anId, choice, list } from './rules.ts';

const MOST_GROUPS = 100;

/** By role, the groups that they hold it in. */
const roleRules = {
  Administrator: list(anId, MOST_GROUPS),
  ApplicationContributor: list(anId, MOST_GROUPS),
  ApplicationReviewer: list(anId, MOST_GROUPS),
  ApplicationApprover: list(anId, MOST_GROUPS),
} as const satisfies Record<Role, unknown>;

export const userRules = { ...ownNameRules, language: choice(LANGUAGES, 'en'), ...roleRules } as const;
export const invitationRules = { email: anEmail, ...userRules } as const;

export type GroupsByRole = Record<Role, string[]>;

export const givenRoles = (groups: GroupsByRole) =>
  ROLES.flatMap((id) => groups[id].map((resource_group_id) => ({ id, resource_group_id })));
