import { ROLES, type Role } from './enumerations.ts';

/** What a permission is decided by: the role's name and the scope of its group. */
export type Grant = {
  readonly name: string;
  readonly resource_group: { readonly id: string; readonly group_type: 'ALL' | 'CUSTOM' };
};

/** Which roles may do what. A frameworks reviewer needs company-level access too. */
export const permissions = {
  readObjects: ROLES,
  editObjects: ['Administrator', 'ApplicationContributor'],
  reviewControls: ['Administrator', 'ApplicationReviewer'],
  judgeRisks: ['Administrator', 'ApplicationContributor', 'ApplicationReviewer'],
  reviewApprovals: ['Administrator', 'ApplicationReviewer'],
  decideApprovals: ['Administrator', 'ApplicationApprover'],
  /** Whoever may ask for another tier, or decide on it. */
  overrideTiers: ['Administrator', 'ApplicationContributor', 'ApplicationApprover'],
  /** Any stage of an approval: which one it is says who. */
  decideAtAll: ['Administrator', 'ApplicationReviewer', 'ApplicationApprover'],
  comment: ROLES,
  readFrameworks: ['Administrator', 'ApplicationReviewer'],
  administer: ['Administrator'],
} as const satisfies Record<string, readonly Role[]>;

/** How many roles in how many groups one caller may hold. */
export const MOST_ROLES = 100;

/** A role check matches when the name of the role held contains the required name. */
const is = (grant: Grant, role: Role) => grant.name.includes(role);

export const holds = (grants: readonly Grant[], roles: readonly Role[]) =>
  grants.some((grant) => roles.some((role) => is(grant, role)));

export const isAdministrator = (grants: readonly Grant[]) => holds(grants, ['Administrator']);

/** Whether a person administers and does nothing else. In which groups does not matter: the role holds everywhere. */
export const hasOnlyAdministratorRole = (grants: readonly Grant[]) =>
  grants.length > 0 && grants.every((grant) => is(grant, 'Administrator'));

/** Different roles, in however many groups. */
export const hasSeveralRoles = (grants: readonly Grant[]) => new Set(grants.map(({ name }) => name)).size > 1;

/** An administrator, or a reviewer of everything. */
export const hasCompanyReviewerAccess = (grants: readonly Grant[]) =>
  isAdministrator(grants) ||
  grants.some((grant) => is(grant, 'ApplicationReviewer') && grant.resource_group.group_type === 'ALL');

/** Whoever looks after the company's frameworks, and after the evidence for all that they ask. */
export const readsFrameworks = (grants: readonly Grant[]) =>
  holds(grants, permissions.readFrameworks) && hasCompanyReviewerAccess(grants);

/** The resource groups within which a person holds one of the roles: 'ALL', or their ids. */
export type Reach = 'ALL' | readonly string[];

export const reach = (grants: readonly Grant[], roles: readonly Role[]): Reach => {
  const counting = grants.filter((grant) => roles.some((role) => is(grant, role)));
  const everything = counting.some((grant) => is(grant, 'Administrator') || grant.resource_group.group_type === 'ALL');
  return everything ? 'ALL' : [...new Set(counting.map((grant) => grant.resource_group.id))];
};

/** Among the groups that a thing is in: that of whoever holds one of the roles at all. */
const EVERYBODY = '*';

/** What need not be in a group is everybody's as long as it is in none. */
export const orEverybody = (groups: readonly string[]) => (groups.length > 0 ? groups : [EVERYBODY]);

/** In all of them, so that nothing is done to others. */
export const reachesAll = (reach: Reach, groups: readonly string[]) =>
  reach === 'ALL' || groups.every((group) => reach.includes(group));

export const reaches = (reach: Reach, groups: readonly string[]) =>
  reach === 'ALL' || groups.some((group) => reach.includes(group) || (group === EVERYBODY && reach.length > 0));
