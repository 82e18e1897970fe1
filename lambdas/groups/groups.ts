import type {
  GroupDetail,
  ListedGroup,
  NewResourceGroup,
  ResourceGroup,
  ResourceGroupChange,
} from '#domain/groups/group.ts';
import { isAdministrator, permissions, reach } from '#domain/permissions.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, notFound } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { contentsOf, countsOf } from './service.ts';
import { resourceGroups } from './store.ts';

export const findGroup = async (id: string): Promise<ResourceGroup> => {
  const group = await resourceGroups.get(id);
  if (!group) throw notFound('application group');
  return group;
};

/** Groups in deletion are visible but read-only. */
export const mustBeActive = (group: ResourceGroup): ResourceGroup => {
  if (group.deleting)
    throw new ConflictError('This application group is being deleted.', { code: 'group_being_deleted' });
  return group;
};

type Asked = Parameters<typeof resourceGroups.page>[1] & { counts?: 'true' | undefined };

export const listGroups = async (caller: Caller, { counts, ...asked }: Asked, after: string | undefined) => {
  if (counts && !isAdministrator(caller.roles))
    throw forbidden('Only administrators can request the counts of a group.');
  const { items, ...page } = await resourceGroups.page(reach(caller.roles, permissions.readObjects), asked, after);
  const counted = counts && (await countsOf(items.map(({ id }) => id)));
  return { ...page, items: items.map((group): ListedGroup => ({ ...group, counts: counted?.get(group.id) })) };
};

export const inDetail = async (group: ResourceGroup): Promise<GroupDetail> => ({
  ...group,
  contents: await contentsOf(group.id),
});

export const createGroup = async (caller: Caller, draft: NewResourceGroup) =>
  inDetail(await resourceGroups.orNameTaken(resourceGroups.create(draft, caller.actor), { draft }));

export const showGroup = async (id: string) => inDetail(await findGroup(id));

export const changeGroup = async (
  caller: Caller,
  id: string,
  change: ResourceGroupChange,
  changeable: (version: number) => boolean,
) => {
  const before = mustBeActive(toBeChanged(await findGroup(id), changeable, 'application group'));
  const draft = { ...before, ...change };
  return inDetail(await resourceGroups.orNameTaken(resourceGroups.update(before, draft, caller.actor), { draft, id }));
};
