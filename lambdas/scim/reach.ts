/** Whom SCIM reaches: who came by the directory. All others are, to whoever holds a token of it, as if they were not there. */

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
