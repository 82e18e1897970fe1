/** Membership in application groups, and who may see and change it. */
import { fieldError } from '#domain/field-error.ts';
import { MOST_GROUPS } from '#domain/groups/rules.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { invalid } from '#lambdas/known-errors.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { groupMustStand, resourceGroups } from './store.ts';

type Member = { resource_groups: readonly string[] };

/** Hides groups outside of the reader's access scope. */
export const asSeen = <T extends { resource_groups: string[] }>(entity: T, within: Reach): T => ({
  ...entity,
  resource_groups: entity.resource_groups.filter((group) => reaches(within, [group])),
});

/** The resulting groups: the requested ones, and existing ones outside of the editor's access scope. */
export const resolveGroups = async (within: Reach, asked: readonly string[], before: readonly string[]) => {
  const added = asked.filter((group) => !before.includes(group));
  const known = await resourceGroups.getMany(added);
  const wrong = added.find(
    (id) => !reaches(within, [id]) || known.find((group) => group.id === id)?.group_type !== 'CUSTOM',
  );
  if (wrong) throw invalid([fieldError('resource_groups', 'not_your_group', { group: wrong })]);
  const resolved = [...before.filter((group) => !reaches(within, [group]) || asked.includes(group)), ...added];
  if (resolved.length > MOST_GROUPS)
    throw invalid([fieldError('resource_groups', 'too_many_entries', { max: MOST_GROUPS })]);
  return resolved;
};

/** New groups must exist and not be in deletion. */
export const groupsMustStand = (before: Member | undefined, after: Member | undefined): Write[] =>
  (after?.resource_groups ?? [])
    .filter((group) => !before?.resource_groups.includes(group))
    .map((group) => groupMustStand(group, () => invalid([fieldError('resource_groups', 'no_such_group')])));
