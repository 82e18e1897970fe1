import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type GroupsByRole, givenRoles, groupsByRole } from '#domain/people/groups-by-role.ts';
import { userList } from '#domain/people/list.ts';
import type { ListedUser, ManagedUser } from '#domain/people/managed-user.ts';
import { displayName } from '#domain/people/person.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

const named = <U extends { first_name: string; last_name: string; email: string }>(user: U) => ({
  ...user,
  name: displayName(user),
});

export type UserRow = ListedUser & { name: string };

export const userKind = listKind({
  key: 'manage-users',
  list: userList,
  sort: 'name',
  ask: async (query, signal) => {
    const { users, ...page } = await api('GET /access/users', { query, signal });
    return { items: users.map(named), ...page };
  },
});

/** The roles' groups as the form fields expect them. */
export type User = ManagedUser & GroupsByRole & { name: string };

export const asUser = (user: ManagedUser): User => ({ ...named(user), ...groupsByRole(user.roles) });

/** Includes roles from directory rules. */
export const inAll = ({ roles, directory_roles }: ManagedUser): GroupsByRole =>
  groupsByRole([...roles, ...directory_roles]);

export const userQueries = {
  /** Prefix of all queries about people. */
  all: [userKind.key] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: [userKind.key, 'one', id],
      queryFn: async ({ signal }) =>
        asUser(await api('GET /access/users/{user_id}', { params: { user_id: id }, signal })),
    }),

  responsibilities: (id: string) =>
    queryOptions({
      queryKey: [userKind.key, 'responsibilities', id],
      queryFn: ({ signal }) => api('GET /access/users/{user_id}/responsibilities', { params: { user_id: id }, signal }),
    }),

  preview: (groups: GroupsByRole) => {
    // What the roles allow while they last.
    const roles = givenRoles(groups).map(({ ends_on, ...role }) => role);
    return queryOptions({
      queryKey: [userKind.key, 'preview', roles],
      queryFn: ({ signal }) => api('POST /access/roles/preview', { body: { roles }, signal }),
      placeholderData: keepPreviousData,
    });
  },
};

export const beginUsers = beginList(userKind);
