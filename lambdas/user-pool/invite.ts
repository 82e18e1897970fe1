/** Invites a person into the user pool and the table; a repeat completes an interrupted invitation. */

import type { RequestActor } from '#domain/entity.ts';
import type { Invitation } from '#domain/people/managed-user.ts';
import { NEWCOMER, type User } from '#domain/people/user.ts';
import { ValueTakenError, VersionConflictError } from '#lambdas/errors.ts';
import { taken } from '#lambdas/known-errors.ts';
import { mustBeOffered } from '#lambdas/languages.ts';
import { resolveRoles } from '#lambdas/people/role-service.ts';
import { users } from '#lambdas/people/store.ts';
import { lastWrite } from '#lambdas/persistence/idempotent-request.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { makeAccount, sendTemporaryPassword } from './account-life.ts';
import { updateUser } from './update-user.ts';

/** An invitation that was never sent and is needed to sign in. */
export const wasLeft = ({
  invited_at,
  last_sign_in_at,
  from_directory,
  status,
}: Pick<User, 'invited_at' | 'last_sign_in_at' | 'from_directory' | 'status'>) =>
  invited_at === null && last_sign_in_at === null && !from_directory && status === 'active';

/** Sends a new temporary password to an existing account, and records it in the audit log. */
export const inviteAnew = async (user: User, by: RequestActor): Promise<User> => {
  await sendTemporaryPassword(user);
  const invited_at = new Date().toISOString();
  return updateUser(user.id, by, () => ({ invited_at }), { action: 'temporary_password_sent' });
};

/** Records the invitation on top of concurrent changes, unless one of those also invited the person. */
const noted = ({ id }: User, by: RequestActor) =>
  retryOnConflict(async () => {
    const now = await users.get(id);
    if (!now || now.invited_at !== null) throw taken('email', 'user');
    const invited_at = new Date().toISOString();
    return users.update(now, { ...now, invited_at }, by, { action: 'temporary_password_sent' });
  });

/** Reports concurrent invitations of the same person as a taken address, not as a version conflict. */
const orTaken = async <T>(making: Promise<T>): Promise<T> => {
  try {
    return await making;
  } catch (error) {
    const isMet = error instanceof VersionConflictError || error instanceof ValueTakenError;
    throw isMet ? taken('email', 'user') : error;
  }
};

/** Creates account and record, then sends the mail. An interrupted invitation is found by its address and completed. */
export const invite = async (by: RequestActor, asked: Invitation): Promise<User> => {
  const invitation = { ...asked, language: mustBeOffered(asked.language) };
  const roles = await resolveRoles(invitation.roles, by);
  const draft = { ...NEWCOMER, ...invitation, roles };
  const before = await users.holderOf(draft);
  if (before && !wasLeft(before)) throw taken('email', 'user');
  return orTaken(
    (async () => {
      const made = before
        ? await users.update(before, { ...before, ...invitation, roles }, by)
        : await users.create(draft, by, await makeAccount(invitation));
      await sendTemporaryPassword(made);
      return lastWrite(() => noted(made, by));
    })(),
  );
};
