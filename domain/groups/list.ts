import { GROUP_STATUSES, GROUP_TYPES } from '#domain/enumerations.ts';
import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import type { ResourceGroup } from './group.ts';

export const resourceGroupList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    group_type: { of: ({ group_type }) => group_type, counted: GROUP_TYPES },
    status: { of: ({ deleting }) => (deleting ? 'deleting' : 'active'), counted: GROUP_STATUSES },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
  },
  groups: ({ id }) => [id],
} as const satisfies List<ResourceGroup>;
