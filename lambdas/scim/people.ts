/** People whom the directory makes, changes and removes: in the table and in the user pool, with one outcome. */
import { isDeepStrictEqual } from 'node:util';
import type { Doer } from '#domain/entity.ts';
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
import type { ToldOfUser } from './user-resource.ts';

const mustBeOfADirectory = (told: ToldOfUser) => {
  if (addressesInDirectory(told).length === 0)
    throw scimError('invalidValue', `Nobody signs in here with their directory by the address ${told.email}.`);
};

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

type Called = Pick<User, 'email' | 'user_name'>;

/** Whom nobody has told of is called by their address. */
const nameOf = ({ email, user_name }: Called) => user_name ?? email;

const areCalledSame = (a: Called, b: Called) => sameAddress(a.email, b.email) && sameAddress(nameOf(a), nameOf(b));

/** Whoever has come by themselves already is no other person, and what one is called is nobody else's name. */
const mustBeUnique = async (told: ToldOfUser, id?: string) => {
  const others = (await users.rows()).filter((user) => user.id !== id);
  if (others.some(({ email }) => sameAddress(email, told.email)))
    throw scimError('uniqueness', `Somebody with the address ${told.email} is here already.`);
  if (others.some((other) => sameAddress(nameOf(other), told.user_name)))
    throw scimError('uniqueness', `Somebody with the userName ${told.user_name} is here already.`);
};

const endedBy = (status: User['status']) => ({ status, disabled_by_directory: status === 'disabled' });

/** By an administrator here, whom the directory does not overrule: what else it says of them counts. */
const isShutOut = ({ status, disabled_by_directory }: User) => status === 'disabled' && !disabled_by_directory;

/** Where an earlier attempt made an account and nothing else, this one goes on with it. */
export const makePerson = async (told: ToldOfUser, by: Doer): Promise<User> => {
  mustBeOfADirectory(told);
  await mustBeUnique(told);
  const id = await makeAccount(told);
  for (const address of addressesInDirectory(told)) await link(id, address);
  const made = await users.create({ ...NEWCOMER, ...told, ...endedBy(told.status), from_directory: true }, by, id);
  if (made.status === 'disabled') await disableAccount(made);
  return made;
};

/** Whoever can change an address decides who comes in by it: an administrator's is nothing that the directory changes. */
const mayBeCalledSo = async (before: User, told: ToldOfUser) => {
  if (areCalledSame(before, told)) return;
  if (isAdministrator(rolesOf(before)))
    throw scimError('mutability', 'The directory cannot change the address of an administrator.');
  mustBeOfADirectory(told);
  await mustBeUnique(told, before.id);
};

/** Who came by themselves has an account that is the directory's own already. */
const followAddress = async (before: User, after: User) => {
  if (!(await isOwnAccount(before))) return;
  const [old, current] = [addressesInDirectory(before), addressesInDirectory(after)];
  for (const address of current) if (!old.includes(address)) await link(after.id, address);
  if (before.email !== after.email) await setEmail(after.id, after.email);
  for (const address of old) if (!current.includes(address)) await unlink(address);
};

/** What the record says first counts at once; the pool follows, and is asked again where it did not. */
export const changePerson = async (before: User, told: ToldOfUser, by: Doer): Promise<User> => {
  await mayBeCalledSo(before, told);
  const kept = isShutOut(before) ? { status: before.status } : endedBy(told.status);
  const after = { ...(kept.status === 'disabled' ? disabled(before) : enabled(before)), ...told, ...kept };
  if (isDeepStrictEqual(after, before) && kept.status === 'active') return before;
  if (kept.status === 'active' && before.status === 'disabled') await enableAccount(before);
  const changed = await users.update(before, after, by);
  await followAddress(before, changed);
  if (kept.status === 'disabled') await disableAccount(changed);
  else if (before.status === 'disabled') await untilTokensCount(changed.tokens_valid_from);
  return changed;
};
