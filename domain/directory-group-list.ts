/** The list of the groups of the corporate directory. */
import type { DirectoryGroup } from './directory.ts';
import type { List } from './list/columns.ts';
import { nameOrder } from './name.ts';

export const directoryGroupList = {
  columns: { name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) } },
} as const satisfies List<DirectoryGroup>;
