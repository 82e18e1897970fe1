/** Converts between rows of one role and one group, and the groups of each role. */
import { aheadProblem, isDay } from '#domain/day.ts';
import { ROLES, type Role } from '#domain/enumerations.ts';
import type { Broken } from '#domain/field-error.ts';
import { type GroupsByRole, scopeOf, scopeText } from '#domain/people/groups-by-role.ts';
import { outlasts } from '#domain/people/person.ts';
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

/** The problem of the last day of a role. A role that was there before is not checked. */
export const endProblem = (
  scope: string,
  saved: readonly string[],
  today: string,
  /** The last day of the user's own administrator role. */
  until: string | null | undefined,
): Broken | undefined => {
  const { group, endsOn } = scopeOf(scope);
  const isUnfinished = endsOn !== '' && !isDay(endsOn);
  if (group === '' || isUnfinished || saved.includes(scope)) return undefined;
  const late = endsOn === '' ? undefined : aheadProblem(endsOn, today);
  return late ?? (until && outlasts(endsOn || null, until) ? { code: 'outlasts_yours', params: { until } } : undefined);
};
