import { DirectoryGroup } from '#domain/directory/directory.ts';
import { directoryGroupList } from '#domain/directory/group-list.ts';
import { sameGroup } from '#domain/directory/rule.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { listing } from '#lambdas/persistence/lists/list.ts';

const { writes, ...list } = listing('directory group', DirectoryGroup, directoryGroupList);

/** Groups provisioned by SCIM, and groups that rules named earlier. Members are stored with the people. */
export const directoryGroups = {
  ...entities({
    what: 'directory group',
    schema: DirectoryGroup,
    unique: ({ name }) => ({ name: [sameGroup(name)] }),
    listed: writes,
  }),
  ...list,
};

export const groupNames = async (ids: readonly string[]): Promise<Record<string, string>> => {
  if (ids.length === 0) return {};
  const known = (await directoryGroups.rows()).filter(({ id }) => ids.includes(id));
  return Object.fromEntries(known.map(({ id, name }) => [id, name]));
};
