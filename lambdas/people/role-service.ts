/** Resolves the roles that a person or API client is assigned. */
import { fieldError } from '#domain/field-error.ts';
import type { GivenRole } from '#domain/people/managed-user.ts';
import { isSameRole } from '#domain/people/person.ts';
import { type HeldRole, heldRole } from '#domain/people/role.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { invalid } from '#lambdas/known-errors.ts';

/** Removes duplicates and requires existing groups. */
export const resolveRoles = async (given: readonly GivenRole[], path = 'roles'): Promise<HeldRole[]> => {
  const groups = await resourceGroups.getMany(given.map(({ resource_group_id }) => resource_group_id));
  const roles = given.map(({ id, resource_group_id }) => {
    const group = groups.find((one) => one.id === resource_group_id);
    if (!group) throw invalid([fieldError(path, 'no_such_group')]);
    return heldRole(id, group);
  });
  return roles.filter((role, n) => roles.findIndex((other) => isSameRole(role, other)) === n);
};
