/** Permissions on policies. Contains no schema, to keep the browser bundle small. */
import { ROLES } from '#domain/enumerations.ts';
import { type Grant, hasCompanyReviewerAccess, holds, permissions, type Reach, reach } from '#domain/permissions.ts';
import type { PolicyRow } from './policy.ts';

export const managesPolicies = hasCompanyReviewerAccess;

/** Managers and auditors of everything see all policies, drafts and reports. */
const readsAllPolicies = (grants: readonly Grant[]) =>
  managesPolicies(grants) || reach(grants, permissions.readPolicyReports) === 'ALL';

type Reader = { id: string; roles: readonly Grant[] };

/** The owner works on the policy, unless they only have roles that read. */
export const mayEditPolicy = ({ id, roles }: Reader, { owned_by }: Pick<PolicyRow, 'owned_by'>) =>
  managesPolicies(roles) || (owned_by?.id === id && holds(roles, permissions.doAssignedWork));

export const maySeePolicyReport = (reader: Reader, policy: Pick<PolicyRow, 'owned_by'>) =>
  readsAllPolicies(reader.roles) || mayEditPolicy(reader, policy);

export const isForPerson = ({ audience_roles }: Pick<PolicyRow, 'audience_roles'>, grants: readonly Grant[]) =>
  grants.length > 0 && (audience_roles.length === 0 || holds(grants, audience_roles));

const EVERYONE = 'everyone';

/** The scope of the list names roles and people instead of application groups. */
export const readersOfPolicy = ({ status, audience_roles, owned_by }: PolicyRow): string[] => [
  ...(status === 'in_force' ? (audience_roles.length > 0 ? audience_roles : [EVERYONE]) : []),
  ...(owned_by ? [owned_by.id] : []),
];

export const scopeOfReader = ({ id, roles }: Reader): Reach =>
  readsAllPolicies(roles) ? 'ALL' : [EVERYONE, id, ...ROLES.filter((role) => holds(roles, [role]))];
