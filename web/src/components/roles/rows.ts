/** Converts between rows of one role and one group, and the groups of each role. */
import { ROLES, type Role } from '#domain/enumerations.ts';
import { type GroupsByRole, scopeOf, scopeText } from '#domain/people/groups-by-role.ts';
import type { Draft } from '#domain/rules.ts';

/** A row that is being filled in may lack its role or its group. */
export type RoleRow = { role?: Role | undefined; group?: string | undefined; endsOn?: string };

const byRole = (groupsOf: (role: Role) => readonly string[]) =>
  Object.fromEntries(ROLES.map((role) => [role, [...new Set(groupsOf(role))]])) as GroupsByRole; // all roles

export const groupsInDraft = (draft: Draft) =>
  byRole((role) => {
    const groups = draft[role];
    return Array.isArray(groups) ? groups : [];
  });

export const rowsOf = (groups: GroupsByRole): readonly RoleRow[] =>
  ROLES.flatMap((role) =>
    groups[role].map((text) => {
      const { group, endsOn } = scopeOf(text);
      return { role, group: group || undefined, endsOn };
    }),
  );

/** A role without a group has an empty one, so that the form cannot be saved. */
export const groupsIn = (rows: readonly RoleRow[]) =>
  byRole((role) =>
    rows.filter((row) => row.role === role).map(({ group = '', endsOn = '' }) => scopeText(group, endsOn)),
  );

/** Whether each role has the same groups, in any order. */
export const isSame = (one: GroupsByRole, other: GroupsByRole) =>
  ROLES.every((role) => one[role].toSorted().join() === other[role].toSorted().join());
