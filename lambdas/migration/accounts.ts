/**
 * Assigns accounts to the people of an imported tenant: the existing account if the user pool is the same, otherwise
 * one with the same address, or a new one.
 */
import { SYSTEM } from '#domain/entity.ts';
import type { User } from '#domain/people/user.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { disableAccount, makeAccount } from '#lambdas/user-pool/account-life.ts';
import { accountAt, emailOf } from '#lambdas/user-pool/accounts.ts';
import { appClients } from '#lambdas/user-pool/app-clients.ts';
import { inviteAnew } from '#lambdas/user-pool/invite.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';
import { addressesInDirectory, link } from '#lambdas/user-pool/sign-in-links.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';

async function* everybody(): AsyncGenerator<User> {
  for (const { id } of await users.rows()) {
    const user = await users.get(id);
    if (user) yield user;
  }
}

/** Passkeys belonged to the old account. */
const NOTHING_PROVED = { passkeys: [], passkey_names: [] };

const giveAccount = async (user: User) => {
  if ((await emailOf(user.id)) !== undefined) return;
  const there = await accountAt(user.email);
  const account = there ?? (await makeAccount(user));
  await movedAccounts.give(user.id, { account, made_at: there === undefined ? new Date().toISOString() : null });
  await updateUser(user.id, SYSTEM, () => NOTHING_PROVED);
};

/** Idempotent. Returns the number of people from another pool. */
export const giveAccounts = async (): Promise<number> => {
  let given = 0;
  for await (const user of everybody()) {
    await giveAccount(user);
    if ((await movedAccounts.find(user.id)) === undefined) continue;
    given += 1;
    if (user.from_directory) for (const address of addressesInDirectory(user)) await link(user.id, address);
    if (user.status === 'disabled') await disableAccount(user);
  }
  return given;
};

/** API clients of another pool cannot work here, so they are disabled. Returns their names. */
export const disableStrangeClients = async (): Promise<string[]> => {
  const strange: string[] = [];
  for (const { id, name } of await apiClients.rows()) {
    if ((await appClients.madeAt(id)) !== undefined) continue;
    strange.push(name);
    const client = await apiClients.get(id);
    if (client?.status === 'active') await apiClients.update(client, { ...client, status: 'disabled' }, SYSTEM);
  }
  return strange;
};

/** Invites people whose account was created for the migration. Returns the number of mails. */
export const inviteThose = async (): Promise<number> => {
  let invited = 0;
  for await (const user of everybody()) {
    if (user.status !== 'active' || user.from_directory) continue;
    const madeAt = (await movedAccounts.find(user.id))?.made_at ?? null;
    if (madeAt === null || (user.invited_at ?? '') >= madeAt) continue;
    await inviteAnew(user, SYSTEM);
    invited += 1;
  }
  return invited;
};
