/** The connection to a corporate directory: SCIM tokens and rules that grant roles to directory groups. */
import * as z from 'zod';
import { Actor, Id, Instant, Recorded } from '#domain/entity.ts';
import { ROLES } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { type HeldRole, heldRole } from '#domain/people/role.ts';
import { MOST_TOKENS } from './rule.ts';

/** Only the hash of the token is stored. */
const DirectoryToken = z.object({ id: Id, hash: z.string(), created_at: Instant, created_by: Actor });

/** Grants members of the directory group a role in each of the application groups. */
export const DirectoryRule = z.object({
  id: Id,
  directory_group: Id,
  role: z.enum(ROLES),
  resource_groups: z.array(Id),
});
export type DirectoryRule = z.output<typeof DirectoryRule>;

/** Whether both rules grant the same role to the same directory group. */
export const areAlike = (a: Omit<DirectoryRule, 'id'>, b: Omit<DirectoryRule, 'id'>) =>
  a.directory_group === b.directory_group && a.role === b.role;

/** Merges rules for the same role and directory group; the first keeps its id. */
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
  /** Approximate time of the last use, by token. */
  last_used: z.record(Id, Instant),
  rules: z.array(DirectoryRule),
});
export type Directory = z.output<typeof Directory>;

/** A directory group. A group that only a rule names so far was not sent by the directory. */
export const DirectoryGroup = z.object({
  ...Recorded.shape,
  name: z.string(),
  external_id: z.string().nullable(),
  is_told_of: z.boolean(),
  /** Members are stored with the people. */
  members_changed_at: Instant.nullable(),
});
export type DirectoryGroup = z.output<typeof DirectoryGroup>;

/** Roles that the rules grant to a member of these directory groups. Deleted application groups are skipped. */
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
