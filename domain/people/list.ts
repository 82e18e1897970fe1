/** Columns of the user list. Contains no schema, to keep the browser bundle small. */
import { MAIL_STATES, ROLE_CHOICES, USER_STATUSES } from '#domain/enumerations.ts';
import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import { fullName, groupsOf, rolesOf, statusOf } from './person.ts';
import { nextEnd } from './role-end.ts';
import type { UserRow } from './row.ts';
import { stoppedMail } from './stopped-mail.ts';

const roleNames = (user: UserRow) => {
  const names = new Set(rolesOf(user).map(({ name }) => name));
  return names.size === 0 ? ['none'] : [...names];
};

export const userList = {
  columns: {
    name: { of: fullName, searched: true, order: (user) => nameOrder(fullName(user)) },
    email: { of: ({ email }) => email, searched: true, order: ({ email }) => nameOrder(email) },
    status: { of: statusOf, counted: USER_STATUSES, order: (user) => USER_STATUSES.indexOf(statusOf(user)) },
    role: { of: roleNames, counted: ROLE_CHOICES },
    resource_groups: { of: (user) => groupsOf({ roles: rolesOf(user) }), counted: 'any', ofGroups: true },
    mail: { of: (user) => stoppedMail(user)?.why ?? 'sent', counted: MAIL_STATES },
    ends_on: {
      of: (user) => nextEnd({ roles: rolesOf(user) }),
      order: (user) => nextEnd({ roles: rolesOf(user) }) || null,
    },
    last_sign_in_at: { of: (user) => user.last_sign_in_at, order: (user) => user.last_sign_in_at ?? '' },
    created_at: { of: ({ created_at }) => created_at, order: ({ created_at }) => created_at },
  },
} as const satisfies List<UserRow>;
