/** The list of people. No schema lives here, so that the browser can have it for nothing. */
import { ROLE_CHOICES, USER_STATUSES } from './enumerations.ts';
import type { List } from './list/columns.ts';
import { nameOrder } from './name.ts';
import { fullName, groupsOf, statusOf } from './person.ts';
import type { UserRow } from './user-row.ts';

const rolesOf = ({ roles }: Pick<UserRow, 'roles'>) =>
  roles.length === 0 ? ['none'] : [...new Set(roles.map(({ name }) => name))];

export const userList = {
  columns: {
    name: { of: fullName, searched: true, order: (user) => nameOrder(fullName(user)) },
    email: { of: ({ email }) => email, searched: true, order: ({ email }) => nameOrder(email) },
    status: { of: statusOf, counted: USER_STATUSES, order: (user) => USER_STATUSES.indexOf(statusOf(user)) },
    role: { of: rolesOf, counted: ROLE_CHOICES },
    resource_groups: { of: groupsOf, counted: 'any', ofGroups: true },
    last_sign_in_at: { of: (user) => user.last_sign_in_at, order: (user) => user.last_sign_in_at ?? '' },
    created_at: { of: ({ created_at }) => created_at, order: ({ created_at }) => created_at },
  },
} as const satisfies List<UserRow>;
