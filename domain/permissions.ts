import { ROLES, type Role } from './enumerations.ts';

/** A role held in a group, the basis of every permission check. */
export type Grant = {
  readonly name: string;
  readonly resource_group: { readonly id: string; readonly group_type: 'ALL' | 'CUSTOM' };
};

const WORKING = [
  'Administrator',
  'ApplicationContributor',
  'ApplicationReviewer',
  'ApplicationApprover',
] as const satisfies readonly Role[];

/** Roles by permission. Access to frameworks also requires company-level access. */
export const permissions = {
  readObjects: ROLES,
  editObjects: ['Administrator', 'ApplicationContributor'],
  reviewControls: ['Administrator', 'ApplicationReviewer'],
  /** Steps of an own risk: editors take all, approvers accept and reopen. */
  moveRisks: ['Administrator', 'ApplicationContributor', 'ApplicationApprover'],
  judgeRisks: ['Administrator', 'ApplicationContributor', 'ApplicationReviewer'],
  reviewApprovals: ['Administrator', 'ApplicationReviewer'],
  decideApprovals: ['Administrator', 'ApplicationApprover'],
  /** Requesting a tier override, or deciding on one. */
  overrideTiers: ['Administrator', 'ApplicationContributor', 'ApplicationApprover'],
  /** Deciding some stage of an approval; the stage determines the roles. */
  decideAtAll: ['Administrator', 'ApplicationReviewer', 'ApplicationApprover'],
  /** Everyone but auditors, who only read. Commenting, and work that someone assigned to the person. */
  comment: WORKING,
  doAssignedWork: WORKING,
  /** Adding tasks, and completing and reopening all of them. Their authors and editors of the subject change them. */
  workOnTasks: WORKING,
  /** The tasks of others. Groups have no owner: those who decide on approvals in a group lead it. */
  seeTeamWork: ['Administrator', 'ApplicationApprover'],
  readFrameworks: ['Administrator', 'ApplicationReviewer'],
  administer: ['Administrator'],
  /** Also requires company-level access. */
  managePolicies: ['Administrator', 'ApplicationReviewer'],
  /** Reports of acknowledgements. Also requires access to everything. */
  readPolicyReports: ['Administrator', 'ApplicationReviewer', 'ApplicationAuditor'],
} as const satisfies Record<string, readonly Role[]>;

/** Limit of role assignments per caller. */
export const MOST_ROLES = 100;

/** A role check matches when the name of the role held contains the required name. */
const is = (grant: Grant, role: Role) => grant.name.includes(role);

export const holds = (grants: readonly Grant[], roles: readonly Role[]) =>
  grants.some((grant) => roles.some((role) => is(grant, role)));

export const isAdministrator = (grants: readonly Grant[]) => holds(grants, ['Administrator']);

/** Whether a person is only an administrator. Groups do not matter, because the role applies everywhere. */
export const hasOnlyAdministratorRole = (grants: readonly Grant[]) =>
  grants.length > 0 && grants.every((grant) => is(grant, 'Administrator'));

/** Whether a person has different roles, in any groups. */
export const hasSeveralRoles = (grants: readonly Grant[]) => new Set(grants.map(({ name }) => name)).size > 1;

/** An administrator, or a reviewer of all groups. */
export const hasCompanyReviewerAccess = (grants: readonly Grant[]) =>
  isAdministrator(grants) ||
  grants.some((grant) => is(grant, 'ApplicationReviewer') && grant.resource_group.group_type === 'ALL');

/** Access to the company's frameworks and to the evidence register. */
export const readsFrameworks = (grants: readonly Grant[]) =>
  holds(grants, permissions.readFrameworks) && hasCompanyReviewerAccess(grants);

/** An access scope: the ids of the groups in which a person holds one of the roles, or 'ALL'. */
export type Reach = 'ALL' | readonly string[];

export const reach = (grants: readonly Grant[], roles: readonly Role[]): Reach => {
  const counting = grants.filter((grant) => roles.some((role) => is(grant, role)));
  const everything = counting.some((grant) => is(grant, 'Administrator') || grant.resource_group.group_type === 'ALL');
  return everything ? 'ALL' : [...new Set(counting.map((grant) => grant.resource_group.id))];
};

/** Pseudo group that every holder of one of the roles can access. */
const EVERYBODY = '*';

/** Entities with optional groups are accessible to everyone while they have none. */
export const orEverybody = (groups: readonly string[]) => (groups.length > 0 ? groups : [EVERYBODY]);

/** Whether the scope covers all groups, for changes that affect everyone with access. */
export const reachesAll = (reach: Reach, groups: readonly string[]) =>
  reach === 'ALL' || groups.every((group) => reach.includes(group));

export const reaches = (reach: Reach, groups: readonly string[]) =>
  reach === 'ALL' || groups.some((group) => reach.includes(group) || (group === EVERYBODY && reach.length > 0));
