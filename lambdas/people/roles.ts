/** Role changes, and a preview of their effect. */

import { ROLES } from '#domain/enumerations.ts';
import { fieldError } from '#domain/field-error.ts';
import { unlessAsked } from '#domain/life/life.ts';
import type { GivenRole, RolesPreview } from '#domain/people/managed-user.ts';
import { isSameRole } from '#domain/people/person.ts';
import type { HeldRole } from '#domain/people/role.ts';
import { MOST_ROLES, permissions, type Reach, reach } from '#domain/permissions.ts';
import { applications } from '#lambdas/applications/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { rolesInGroups } from './role-service.ts';
import { users } from './store.ts';

/** Adds a role, or gives the role that is already held its new end. */
export const withRole = (held: readonly HeldRole[], role: HeldRole): readonly HeldRole[] => {
  if (held.some((other) => isSameRole(role, other))) return held.map((one) => (isSameRole(role, one) ? role : one));
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

export const previewRoles = async ({ actor }: Caller, given: readonly GivenRole[]): Promise<RolesPreview> => {
  const roles = await rolesInGroups(
    given.map((role) => ({ ...role, ends_on: null })),
    actor,
  );
  const seen = async (countWithin: (within: Reach) => Promise<{ total: number }>) => {
    const within = async (allowed: (typeof permissions)[keyof typeof permissions]) =>
      (await countWithin(reach(roles, allowed))).total;
    return {
      total: (await countWithin('ALL')).total,
      read: await within(permissions.readObjects),
      edit: await within(permissions.editObjects),
      review: await within(permissions.reviewControls),
      decide: await within(permissions.decideApprovals),
    };
  };
  return {
    // Without retired applications, as in their list.
    applications: await seen((within) => applications.metrics(within, unlessAsked({}))),
    vendors: await seen((within) => vendors.metrics(within, {})),
  };
};
