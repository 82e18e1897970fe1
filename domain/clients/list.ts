/** Columns of the API client list. Contains no schema, to keep the browser bundle small. */

import { ROLE_CHOICES } from '#domain/enumerations.ts';
import type { List } from '#domain/list/columns.ts';
import { nextEnd } from '#domain/people/role-end.ts';
import { nameOrder } from '#domain/text/name.ts';
import { ACCESSES } from './access.ts';
import type { ApiClientRow } from './row.ts';

const rolesOf = ({ roles }: Pick<ApiClientRow, 'roles'>) =>
  roles.length === 0 ? ['none'] : [...new Set(roles.map(({ name }) => name))];

export const apiClientList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    id: { of: ({ id }) => id, searched: true },
    status: { of: ({ status }) => status, counted: ['active', 'disabled'] },
    access: { of: ({ access }) => access, counted: ACCESSES },
    role: { of: rolesOf, counted: ROLE_CHOICES },
    resource_groups: { of: ({ roles }) => roles.map(({ resource_group }) => resource_group.id), counted: 'any' },
    ends_on: { of: nextEnd, order: (client) => nextEnd(client) || null },
    // Clients without expiry come last.
    expires_at: { of: ({ expires_at }) => expires_at, order: ({ expires_at }) => expires_at },
    last_used_at: { of: ({ last_used_at }) => last_used_at, order: ({ last_used_at }) => last_used_at },
    created_at: { of: ({ created_at }) => created_at, order: ({ created_at }) => created_at },
  },
} as const satisfies List<ApiClientRow>;
