/** How a corporate directory tells of its people: by which tokens, and what its groups are given here. */
import * as z from 'zod';
import { Actor, Id, Instant, Recorded } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { type HeldRole, heldRole } from '#domain/people/role.ts';
import { MOST_TOKENS } from './rule.ts';

/** Only what shows that a token is the right one is kept of it. */
const DirectoryToken = z.object({ id: Id, hash: z.string(), created_at: Instant, created_by: Actor });

/** Whoever is in the group of the directory has the role within each of the application groups. */
export const DirectoryRule = z.object({
  id: Id,
  directory_group: Id,
  role: z.enum(ROLES),
  resource_groups: z.array(Id),
});
export type DirectoryRule = z.output<typeof DirectoryRule>;

/** Whether they give the same role to the same group of the directory. */
export const areAlike = (a: Omit<DirectoryRule, 'id'>, b: Omit<DirectoryRule, 'id'>) =>
  a.directory_group === b.directory_group && a.role === b.role;

/** Of those that are alike the first, with all that they give. */
export const joined = (rules: readonly DirectoryRule[]): DirectoryRule[] =>
  rules
    .filter((rule, n) => rules.findIndex((other) => areAlike(other, rule)) === n)
    .map((rule) => {
      const given = rules.filter((other) => areAlike(other, rule)).flatMap(({ resource_groups }) => resource_groups);
      return { ...rule, resource_groups: [...new Set(given)] };
    });

export const Directory = z.object({
  ...Recorded.shape,
  tokens: z.array(DirectoryToken).max(MOST_TOKENS),
  /** When each of them was last used, about. */
  last_used: z.record(Id, Instant),
  rules: z.array(DirectoryRule),
});
export type Directory = z.output<typeof Directory>;

/** A group of the directory. One that only a rule has named so far, the directory has not told of. */
export const DirectoryGroup = z.object({
  ...Recorded.shape,
  name: z.string(),
  external_id: z.string().nullable(),
  is_told_of: z.boolean(),
  /** Who is in it stands with each of them. */
  members_changed_at: Instant.nullable(),
});
export type DirectoryGroup = z.output<typeof DirectoryGroup>;

/** What the rules give to somebody in these groups, as far as the application groups are there. */
export const rolesByRules = (
  rules: readonly DirectoryRule[],
  directoryGroups: readonly string[],
  groups: readonly Pick<ResourceGroup, 'id' | 'group_type'>[],
): HeldRole[] => {
  const given = rules
    .filter(({ directory_group }) => directoryGroups.includes(directory_group))
    .flatMap(({ role, resource_groups }) =>
      groups.filter(({ id }) => resource_groups.includes(id)).map((group) => heldRole(role, group)),
    );
  return [...new Map(given.map((role) => [`${role.id} ${role.resource_group.id}`, role])).values()];
};
