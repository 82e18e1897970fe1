/** Columns of the directory group list. */

import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import type { DirectoryGroup } from './directory.ts';

export const directoryGroupList = {
  columns: { name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) } },
} as const satisfies List<DirectoryGroup>;
