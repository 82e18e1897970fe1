import { DirectoryGroup } from '#domain/directory.ts';
import { directoryGroupList } from '#domain/directory-group-list.ts';
import { entities } from './entities.ts';
import { keys } from './keys.ts';
import { listing } from './lists.ts';

const { writes, ...list } = listing('directory group', DirectoryGroup, directoryGroupList);

/** Case aside, as a directory compares them. */
const same = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** The groups that the directory has told of, and those that rules have named before it did. Who is in them is theirs to say. */
export const directoryGroups = {
  ...entities({
    what: 'directory group',
    schema: DirectoryGroup,
    key: keys.directoryGroup,
    unique: ({ name }) => ({ name: [same(name)] }),
    listed: writes,
  }),
  ...list,
};
