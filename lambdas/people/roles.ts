/** Which roles somebody is to hold, and what they would let them do. */

import { ROLES } from '#domain/enumerations.ts';
import { fieldError } from '#domain/field-error.ts';
import type { GivenRole, RolesPreview } from '#domain/managed-user.ts';
import { permissions, reach } from '#domain/permissions.ts';
import { type HeldRole, heldRole, MOST_ROLES } from '#domain/role.ts';
import { invalid } from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { users } from '#lambdas/stores/callers.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

const isSame = (one: HeldRole, other: HeldRole) =>
  one.id === other.id && one.resource_group.id === other.resource_group.id;

/** Each once, within groups that there are. */
export const settleRoles = async (given: readonly GivenRole[], path = 'roles'): Promise<HeldRole[]> => {
  const groups = await resourceGroups.getMany(given.map(({ resource_group_id }) => resource_group_id));
  const roles = given.map(({ id, resource_group_id }) => {
    const group = groups.find((one) => one.id === resource_group_id);
    if (!group) throw invalid([fieldError(path, 'no_such_group')]);
    return heldRole(id, group);
  });
  return roles.filter((role, n) => roles.findIndex((other) => isSame(role, other)) === n);
};

/** One more, unless it is held already. */
export const withRole = (held: readonly HeldRole[], role: HeldRole): readonly HeldRole[] => {
  if (held.some((other) => isSame(role, other))) return held;
  if (held.length >= MOST_ROLES) throw invalid([fieldError('roles', 'too_many_entries', { max: MOST_ROLES })]);
  return [...held, role];
};

export const listRoles = async () => {
  const { facets } = await users.metrics('ALL', {});
  return ROLES.map((role) => ({
    id: role,
    name: role,
    permissions: Object.entries<readonly string[]>(permissions).flatMap(([name, roles]) =>
      roles.includes(role) ? [name] : [],
    ),
    users: facets.role[role] ?? 0,
  }));
};

export const previewRoles = async (given: readonly GivenRole[]): Promise<RolesPreview> => {
  const roles = await settleRoles(given);
  const seen = async ({ metrics }: Pick<typeof applications | typeof vendors, 'metrics'>) => {
    const within = async (allowed: (typeof permissions)[keyof typeof permissions]) =>
      (await metrics(reach(roles, allowed), {})).total;
    return {
      total: (await metrics('ALL', {})).total,
      read: await within(permissions.readObjects),
      edit: await within(permissions.editObjects),
      review: await within(permissions.reviewControls),
      decide: await within(permissions.decideApprovals),
    };
  };
  return { applications: await seen(applications), vendors: await seen(vendors) };
};
