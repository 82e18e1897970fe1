import type { Operation, Query } from '#contract/people/scim.ts';
import type { User } from '#domain/people/user.ts';
import { directoryGroups } from '#lambdas/directory/group-store.ts';
import type { DirectoryCaller } from '#lambdas/http/caller.ts';
import { users } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { removePerson } from '#lambdas/user-pool/person-life.ts';
import { USER_ATTRIBUTES } from './attributes.ts';
import { patched } from './patch.ts';
import { changePerson, makePerson } from './people.ts';
import { peopleOfDirectory, personOfDirectory } from './reach.ts';
import { listResponse, pageOf, type Shown, shown } from './resources.ts';
import { asUser, asWholeUser, readUser } from './user-resource.ts';

type Changeable = (version: number) => boolean;

const groupNames = async () => new Map((await directoryGroups.rows()).map(({ id, name }) => [id, name]));

const show = async (user: User, what: Shown) => shown(asWholeUser(user, await groupNames()), what);

export const listUsers = async (query: Query) => {
  const names = await groupNames();
  const { some, ...counts } = pageOf(await peopleOfDirectory(), query, USER_ATTRIBUTES, (row) => asUser(row, names));
  const found = await Promise.all(some.map(({ id }) => users.get(id)));
  const there = found.filter((user) => user !== undefined);
  return listResponse(
    counts,
    there.map((user) => shown(asWholeUser(user, names), query)),
  );
};

export const showUser = async (id: string, what: Shown) => show(await personOfDirectory(id), what);

export const createUser = async (body: unknown, { actor }: DirectoryCaller, what: Shown) =>
  show(await makePerson(readUser(body), actor), what);

const change = async (
  id: string,
  changeable: Changeable,
  { actor }: DirectoryCaller,
  bodyOf: (user: User) => unknown,
) => {
  const before = toBeChanged(await personOfDirectory(id), changeable, 'user');
  return changePerson(before, readUser(bodyOf(before), before), actor);
};

export const replaceUser = async (
  id: string,
  body: unknown,
  changeable: Changeable,
  caller: DirectoryCaller,
  what: Shown,
) => show(await change(id, changeable, caller, () => body), what);

export const patchUser = async (
  id: string,
  operations: readonly Operation[],
  changeable: Changeable,
  caller: DirectoryCaller,
  what: Shown,
) =>
  show(
    await change(id, changeable, caller, (user) => patched(USER_ATTRIBUTES, asUser(user, new Map()), operations)),
    what,
  );

export const deleteUser = async (id: string, changeable: Changeable, { actor }: DirectoryCaller) =>
  removePerson(toBeChanged(await personOfDirectory(id), changeable, 'user'), actor);
