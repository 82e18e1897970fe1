import { DirectoryGroup } from '#domain/directory/directory.ts';
import { directoryGroupList } from '#domain/directory/group-list.ts';
import { sameGroup } from '#domain/directory/rule.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { listing } from '#lambdas/persistence/list.ts';

const { writes, ...list } = listing('directory group', DirectoryGroup, directoryGroupList);

/** The groups that the directory has told of, and those that rules have named before it did. Who is in them is theirs to say. */
export const directoryGroups = {
  ...entities({
    what: 'directory group',
    schema: DirectoryGroup,
    key: keys.directoryGroup,
    unique: ({ name }) => ({ name: [sameGroup(name)] }),
    listed: writes,
  }),
  ...list,
};

/** What these are called, of groups that are there. */
export const groupNames = async (ids: readonly string[]): Promise<Record<string, string>> => {
  if (ids.length === 0) return {};
  const known = (await directoryGroups.rows()).filter(({ id }) => ids.includes(id));
  return Object.fromEntries(known.map(({ id, name }) => [id, name]));
};
