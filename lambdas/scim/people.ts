/** People whom the directory makes, changes and removes: in the table and in the user pool, with one outcome. */
import { isDeepStrictEqual } from 'node:util';
import type { Doer } from '#domain/entity.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { rolesOf } from '#domain/person.ts';
import { NEWCOMER, type User } from '#domain/user.ts';
import { disableAccount, enableAccount, isOwnAccount, makeAccount } from '#lambdas/pool/account-life.ts';
import { setEmail } from '#lambdas/pool/accounts.ts';
import { disabled } from '#lambdas/pool/person-life.ts';
import { directoryOf, link, unlink } from '#lambdas/pool/sign-in-links.ts';
import { users } from '#lambdas/stores/callers.ts';
import { scimError } from './errors.ts';
import type { ToldOfUser } from './user-resource.ts';

/** By what the directory may call them when they sign in. */
const callsThem = ({ email, user_name }: Pick<User, 'email' | 'user_name'>) => [
  ...new Set([email, user_name ?? email].filter((address) => directoryOf(address))),
];

const mustBeOfADirectory = (told: ToldOfUser) => {
  if (callsThem(told).length === 0)
    throw scimError('invalidValue', `Nobody signs in here with their directory by the address ${told.email}.`);
};

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whoever has come by themselves already is no other person. */
const mustBeNew = async ({ email }: ToldOfUser) => {
  const there = (await users.rows()).some((user) => sameAddress(user.email, email));
  if (there) throw scimError('uniqueness', `Somebody with the address ${email} is here already.`);
};

/** Where an earlier attempt made an account and nothing else, this one goes on with it. */
export const makePerson = async (told: ToldOfUser, by: Doer): Promise<User> => {
  mustBeOfADirectory(told);
  await mustBeNew(told);
  const id = await makeAccount(told);
  for (const address of callsThem(told)) await link(id, address);
  const made = await users.create({ ...NEWCOMER, ...told, from_directory: true }, by, id);
  if (made.status === 'disabled') await disableAccount(made);
  return made;
};

/**
 * Whoever can change an address decides who comes in by it. So the directory changes those of people who sign in with it,
 * and not those of administrators, whom it may not make.
 */
const mayBeCalledSo = (before: User, told: ToldOfUser) => {
  const now = { email: before.email, user_name: before.user_name ?? before.email };
  if (sameAddress(now.email, told.email) && sameAddress(now.user_name, told.user_name)) return;
  if (!before.from_directory)
    throw scimError('mutability', 'They sign in with a password here, and change their address themselves.');
  if (isAdministrator(rolesOf(before)))
    throw scimError('mutability', 'The directory cannot change the address of an administrator.');
  mustBeOfADirectory(told);
};

/** Who came by themselves has an account that is the directory's own already. */
const followAddress = async (before: User, after: User) => {
  if (!before.from_directory || !(await isOwnAccount(before))) return;
  const [old, current] = [callsThem(before), callsThem(after)];
  for (const address of current) if (!old.includes(address)) await link(after.id, address);
  if (before.email !== after.email) await setEmail(after.id, after.email);
  for (const address of old) if (!current.includes(address)) await unlink(address);
};

/** What the record says first counts at once; the pool follows, and is asked again where it did not. */
export const changePerson = async (before: User, told: ToldOfUser, by: Doer): Promise<User> => {
  mayBeCalledSo(before, told);
  const after = { ...(told.status === 'disabled' ? disabled(before) : before), ...told };
  if (isDeepStrictEqual(after, before) && told.status === 'active') return before;
  if (told.status === 'active' && before.status === 'disabled') await enableAccount(before);
  const changed = await users.update(before, after, by);
  await followAddress(before, changed);
  if (told.status === 'disabled') await disableAccount(changed);
  return changed;
};
