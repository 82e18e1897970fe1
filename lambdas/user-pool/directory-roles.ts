/** What rules give to those who are in groups of the directory: kept beside what administrators gave them, and never mixed with it. */
import { rolesByRules } from '#domain/directory/directory.ts';
import type { Doer } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { directory } from '#lambdas/directory/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { updateUser } from './update-user.ts';

const AT_ONCE = 8;

const rulesNow = async () => {
  const { rules = [], version = 0 } = (await directory.get()) ?? {};
  const groups = await resourceGroups.getMany(rules.flatMap(({ resource_groups }) => resource_groups));
  // Nothing new may refer to one that is being deleted.
  return { rules, groups: groups.filter(({ deleting }) => !deleting), version };
};

type Groups = User['directory_groups'];

/**
 * Gives each of the people what the rules say by now, in the groups that they are to be in. A rule that changes meanwhile
 * may have missed somebody who was not in a group yet, so they are looked at again.
 */
export const settleDirectoryRoles = async (
  people: readonly string[],
  by: Doer,
  groupsOf: (groups: Groups) => Groups = (groups) => groups,
): Promise<void> => {
  const { rules, groups, version } = await rulesNow();
  const failures: unknown[] = [];
  const waiting = people.values();
  const settle = async () => {
    for (const id of waiting)
      await updateUser(id, by, (user) => {
        const directory_groups = groupsOf(user.directory_groups);
        return { directory_groups, directory_roles: rolesByRules(rules, directory_groups, groups) };
      }).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, settle));
  // One who has to stay as they are is in nobody else's way.
  if (failures.length > 0) throw failures[0];
  if ((await rulesNow()).version !== version) await settleDirectoryRoles(people, by, groupsOf);
};
