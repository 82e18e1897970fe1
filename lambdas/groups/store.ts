import { ResourceGroup } from '#domain/groups/group.ts';
import { resourceGroupList } from '#domain/groups/list.ts';
import { nameOrder } from '#domain/text/name.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { lastGroupOfAll } from '#lambdas/known-errors.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const { writes, ...list } = listing('application group', ResourceGroup, resourceGroupList);

/** A transaction condition: the group exists and is not in deletion. */
export const groupMustStand = (id: string, onFailure: () => Error): Write => ({
  check: keys.resourceGroup(id),
  condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(deleting)', onFailure },
});

const countsAsAll = (group: ResourceGroup | undefined) => group?.group_type === 'ALL' && !group.deleting;

/** A transactional counter that keeps at least one group of everything, even with concurrent deletions. */
const allCount = (before: ResourceGroup | undefined, after: ResourceGroup | undefined): Write[] => {
  const change = Number(countsAsAll(after)) - Number(countsAsAll(before));
  if (change === 0) return [];
  const isLeft = { expression: 'standing > :one', values: { ':one': 1 }, onFailure: lastGroupOfAll };
  return [{ add: { standing: change }, to: keys.groupsOfAll(), ...(change < 0 && { condition: isLeft }) }];
};

/** Requests the job that removes all references. */
const deletion = (before: ResourceGroup | undefined, after: ResourceGroup | undefined): Write[] =>
  after?.deleting && !before?.deleting ? [messages.to('delete-group', { id: after.id, part: 1 }, `${after.id} 1`)] : [];

export const resourceGroups = {
  ...entities({
    what: 'application group',
    schema: ResourceGroup,
    // A group in deletion releases its name.
    unique: ({ name, deleting }): Record<string, readonly string[]> => (deleting ? {} : { name: sameNames(name) }),
    bound: (before, after) => [...allCount(before, after), ...deletion(before, after)],
    listed: writes,
  }),
  ...list,

  /** The existing groups with these ids, by name. */
  getMany: async (ids: readonly string[]): Promise<ResourceGroup[]> => {
    const rows = await rowsAt([...new Set(ids)].map(keys.resourceGroup));
    const groups = rows.flatMap((row) => (row ? [ResourceGroup.parse(row)] : []));
    return groups.sort((a, b) => (nameOrder(a.name) < nameOrder(b.name) ? -1 : 1));
  },
};
