/** Marks a group for deletion. New references are refused from then on, and a job removes the existing ones. */

import type { GroupDetail, ResourceGroup } from '#domain/groups/group.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { findGroup, inDetail } from './groups.ts';
import { administratorsIn, contentsOf, isInUse } from './service.ts';
import { resourceGroups } from './store.ts';

/** A deletion must not remove anyone's administrator role. */
const mustHaveNoAdministrator = async ({ id }: ResourceGroup) => {
  const names = await administratorsIn(id);
  if (names.length > 0)
    throw new ConflictError(
      `Some people are administrators through this application group: ${names.join(', ')}. Give them that role in another group first.`,
      { code: 'group_of_administrators' },
    );
};

export const deleteGroup = async (
  caller: Caller,
  id: string,
  isForced: boolean,
  changeable: (version: number) => boolean,
): Promise<GroupDetail> => {
  const group = await findGroup(id);
  if (group.deleting) return inDetail(group);
  toBeChanged(group, changeable, 'application group');
  await mustHaveNoAdministrator(group);
  const lost = await contentsOf(id);
  if (isInUse(lost) && !isForced)
    throw new ConflictError('This application group is in use. To delete it anyway, send force=true.', {
      code: 'group_in_use',
      lost,
    });
  return { ...(await resourceGroups.update(group, { ...group, deleting: true }, caller.actor)), contents: lost };
};
