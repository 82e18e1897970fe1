/** Roles from directory rules, stored separately from the roles that administrators assign. */
import { rolesByRules } from '#domain/directory/directory.ts';
import type { RequestActor } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { directory } from '#lambdas/directory/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { updateUser } from './update-user.ts';

const AT_ONCE = 8;

const rulesNow = async () => {
  const { rules = [], version = 0 } = (await directory.get()) ?? {};
  const groups = await resourceGroups.getMany(rules.flatMap(({ resource_groups }) => resource_groups));
  // Groups that are being deleted accept no new references.
  return { rules, groups: groups.filter(({ deleting }) => !deleting), version };
};

type Groups = User['directory_groups'];

/**
 * Recomputes the rule-based roles and group memberships of these people. If the rules change meanwhile, the run
 * repeats, because it may have used old rules for new members.
 */
export const recomputeDirectoryRoles = async (
  people: readonly string[],
  by: RequestActor,
  groupsOf: (groups: Groups) => Groups = (groups) => groups,
): Promise<void> => {
  const { rules, groups, version } = await rulesNow();
  const failures: unknown[] = [];
  const waiting = people.values();
  const recompute = async () => {
    for (const id of waiting)
      await updateUser(id, by, (user) => {
        const directory_groups = groupsOf(user.directory_groups);
        return { directory_groups, directory_roles: rolesByRules(rules, directory_groups, groups) };
      }).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, recompute));
  // One failure does not stop the others; the first one is thrown at the end.
  if (failures.length > 0) throw failures[0];
  if ((await rulesNow()).version !== version) await recomputeDirectoryRoles(people, by, groupsOf);
};
