/** SCIM accesses only people from the directory; all others are answered as not found. */

import type { UserRow } from '#domain/people/row.ts';
import type { User } from '#domain/people/user.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { readCaller, users } from '#lambdas/people/store.ts';

export const peopleOfDirectory = async (): Promise<UserRow[]> =>
  (await users.rows()).filter(({ from_directory }) => from_directory);

export const personOfDirectory = async (id: string): Promise<User> => {
  const { user } = (await readCaller(id)) ?? {};
  if (!user?.from_directory) throw notFound('user');
  return user;
};
