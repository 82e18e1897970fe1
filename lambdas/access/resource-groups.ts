import { permissions, reach } from '#domain/permissions.ts';
import type { ResourceGroup } from '#domain/resource-group.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import type { Paged } from '#lambdas/stores/paging.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';

/** A person's own groups are few, and read at once; everybody's are paged. */
export const groupsWithinReach = async (
  caller: Caller,
  limit: number,
  after: string | undefined,
): Promise<Paged<ResourceGroup>> => {
  const groups = reach(caller.roles, permissions.readObjects);
  if (groups === 'ALL') return resourceGroups.list(limit, after);
  const own = await resourceGroups.getMany(groups);
  const start = after === undefined ? 0 : own.findIndex(({ id }) => id === after) + 1;
  const items = own.slice(start, start + limit);
  return { items, next: start + limit < own.length ? (items.at(-1)?.id ?? null) : null };
};
