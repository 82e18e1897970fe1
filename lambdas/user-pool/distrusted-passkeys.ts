/**
 * Removes passkeys that were added while an attacker may have had access. Only a token from a fresh sign-in can delete
 * passkeys, so the first such request does it. That sign-in may have used one of these passkeys, so it must be
 * repeated.
 */
import type { User } from '#domain/people/user.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { unauthorized } from '#lambdas/known-errors.ts';
import { endSessionsOf } from './end-sessions.ts';
import { deletePasskey, listPasskeys } from './passkeys.ts';
import { updateUser } from './update-user.ts';

export const dropDistrustedPasskeys = async (caller: Caller, trustedUntil: string): Promise<User> => {
  const { id, actor, token } = caller;
  const passkeys = await listPasskeys(token.text);
  const distrusted = passkeys.filter(({ created_at }) => created_at >= trustedUntil);
  for (const passkey of distrusted) await deletePasskey(token.text, passkey.id);
  if (distrusted.length > 0) await endSessionsOf(caller);
  const user = await updateUser(id, actor, () => ({
    passkeys: passkeys.filter((passkey) => !distrusted.includes(passkey)),
    passkeys_trusted_until: undefined,
  }));
  if (distrusted.length > 0) throw unauthorized();
  return user;
};
