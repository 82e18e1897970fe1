/** Creates, changes and disables people on behalf of the directory, in the table and in the user pool. */
import { isDeepStrictEqual } from 'node:util';
import type { RequestActor } from '#domain/entity.ts';
import { rolesOf } from '#domain/people/person.ts';
import { NEWCOMER, type User } from '#domain/people/user.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { users } from '#lambdas/people/store.ts';
import { disableAccount, enableAccount, isOwnAccount, makeAccount } from '#lambdas/user-pool/account-life.ts';
import { setEmail } from '#lambdas/user-pool/accounts.ts';
import { untilTokensCount } from '#lambdas/user-pool/end-sessions.ts';
import { disabled, enabled } from '#lambdas/user-pool/person-life.ts';
import { addressesInDirectory, link, unlink } from '#lambdas/user-pool/sign-in-links.ts';
import { scimError } from './errors.ts';
import type { DirectoryUserFields } from './user-resource.ts';

const mustBeOfADirectory = (fields: DirectoryUserFields) => {
  if (addressesInDirectory(fields).length === 0)
    throw scimError('invalidValue', `No sign-in directory is configured for the address ${fields.email}.`);
};

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

type Called = Pick<User, 'email' | 'user_name'>;

/** People who were not provisioned by SCIM are identified by their address. */
const nameOf = ({ email, user_name }: Called) => user_name ?? email;

const areCalledSame = (a: Called, b: Called) => sameAddress(a.email, b.email) && sameAddress(nameOf(a), nameOf(b));

/** Address and userName must not belong to another person, whether or not SCIM provisioned that person. */
const mustBeUnique = async (fields: DirectoryUserFields, id?: string) => {
  const others = (await users.rows()).filter((user) => user.id !== id);
  if (others.some(({ email }) => sameAddress(email, fields.email)))
    throw scimError('uniqueness', `A user with the address ${fields.email} already exists.`);
  if (others.some((other) => sameAddress(nameOf(other), fields.user_name)))
    throw scimError('uniqueness', `A user with the userName ${fields.user_name} already exists.`);
};

const endedBy = (status: User['status']) => ({ status, disabled_by_directory: status === 'disabled' });

/** Disabled by an administrator, which the directory cannot undo; other attributes are still updated. */
const isShutOut = ({ status, disabled_by_directory }: User) => status === 'disabled' && !disabled_by_directory;

/** Idempotent: reuses the account of an interrupted attempt. */
export const makePerson = async (fields: DirectoryUserFields, by: RequestActor): Promise<User> => {
  mustBeOfADirectory(fields);
  await mustBeUnique(fields);
  const id = await makeAccount(fields);
  for (const address of addressesInDirectory(fields)) await link(id, address);
  const made = await users.create({ ...NEWCOMER, ...fields, ...endedBy(fields.status), from_directory: true }, by, id);
  if (made.status === 'disabled') await disableAccount(made);
  return made;
};

/** Control of an address is control of its account, so the directory cannot change the address of an administrator. */
const mayBeCalledSo = async (before: User, fields: DirectoryUserFields) => {
  if (areCalledSame(before, fields)) return;
  if (isAdministrator(rolesOf(before)))
    throw scimError('mutability', 'The directory cannot change the address of an administrator.');
  mustBeOfADirectory(fields);
  await mustBeUnique(fields, before.id);
};

/** Accounts created at a first directory sign-in belong to the directory and follow it. */
const followAddress = async (before: User, after: User) => {
  if (!(await isOwnAccount(before))) return;
  const [old, current] = [addressesInDirectory(before), addressesInDirectory(after)];
  for (const address of current) if (!old.includes(address)) await link(after.id, address);
  if (before.email !== after.email) await setEmail(after.id, after.email);
  for (const address of old) if (!current.includes(address)) await unlink(address);
};

/** The record's change applies at once; the user pool follows, and a repeat completes it. */
export const changePerson = async (before: User, fields: DirectoryUserFields, by: RequestActor): Promise<User> => {
  await mayBeCalledSo(before, fields);
  const kept = isShutOut(before) ? { status: before.status } : endedBy(fields.status);
  const after = { ...(kept.status === 'disabled' ? disabled(before) : enabled(before)), ...fields, ...kept };
  if (isDeepStrictEqual(after, before) && kept.status === 'active') return before;
  if (kept.status === 'active' && before.status === 'disabled') await enableAccount(before);
  const changed = await users.update(before, after, by);
  await followAddress(before, changed);
  if (kept.status === 'disabled') await disableAccount(changed);
  else if (before.status === 'disabled') await untilTokensCount(changed.tokens_valid_from);
  return changed;
};
