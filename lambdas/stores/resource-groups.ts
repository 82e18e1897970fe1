import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { nameOrder } from '#domain/name.ts';
import { ResourceGroup } from '#domain/resource-group.ts';
import { resourceGroupList } from '#domain/resource-group-list.ts';
import { sameNames } from '#domain/same-name.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { listing } from './lists.ts';
import { table, tableName } from './table.ts';
import type { Write } from './transaction.ts';

const { writes, ...list } = listing('application group', ResourceGroup, resourceGroupList);

/** Part of a transaction that refers to a group: one that is going, or gone, is none to refer to. */
export const groupMustStand = (id: string, onFailure: () => Error): Write => ({
  check: keys.resourceGroup(id),
  condition: { expression: 'attribute_exists(pk) AND attribute_not_exists(deleting)', onFailure },
});

export const resourceGroups = {
  ...entities({
    what: 'application group',
    schema: ResourceGroup,
    key: keys.resourceGroup,
    unique: ({ name }) => ({ name: sameNames(name) }),
    listed: writes,
  }),
  ...list,

  /** Those of the ids that are there, by name. */
  getMany: async (ids: readonly string[]): Promise<ResourceGroup[]> => {
    const Keys = [...new Set(ids)].map(keys.resourceGroup);
    if (Keys.length === 0) return [];
    const request = { RequestItems: { [tableName()]: { Keys, ConsistentRead: true } } };
    const { Responses } = await table.send(new BatchGetCommand(request));
    const groups = (Responses?.[tableName()] ?? []).map((row) => ResourceGroup.parse(row));
    return groups.sort((a, b) => (nameOrder(a.name) < nameOrder(b.name) ? -1 : 1));
  },
};
