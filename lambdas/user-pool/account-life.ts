/** Creates, changes and deletes accounts in the user pool. Every operation can be repeated. */

import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  InvalidParameterException,
  LimitExceededException,
  ListUsersCommand,
  TooManyRequestsException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { fieldError } from '#domain/field-error.ts';
import type { User } from '#domain/people/user.ts';
import { RateLimitError } from '#lambdas/errors.ts';
import { invalid, raise, taken } from '#lambdas/known-errors.ts';
import { type Account, accountAt, accountOf, pool, which } from './accounts.ts';
import { temporaryPassword } from './temporary-password.ts';

/** The user pool limits the rate of requests across all callers. */
const asking = async <T>(ask: Promise<T>): Promise<T> => {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof TooManyRequestsException || error instanceof LimitExceededException)
      throw new RateLimitError('The identity service is busy. Try again.');
    throw error;
  }
};

/** A missing account needs no further change. */
const unlessGone = async (ask: Promise<unknown>) => {
  try {
    await asking(ask);
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

/** Accounts from a directory have the directory's username in the pool. */
const anyAccountOf = async ({ id, from_directory }: Pick<User, 'id' | 'from_directory'>): Promise<Account> => {
  const { UserPoolId, Username } = await accountOf(id);
  if (!from_directory) return { UserPoolId, Username };
  const found = await asking(pool.send(new ListUsersCommand({ UserPoolId, Filter: `sub = "${Username}"`, Limit: 1 })));
  return { UserPoolId, Username: found.Users?.[0]?.Username ?? Username };
};

type Named = Pick<User, 'email' | 'first_name' | 'last_name'>;

/** Whether the account was created by an invitation, not by the first sign-in from a directory. */
export const isOwnAccount = async (user: User): Promise<boolean> =>
  (await anyAccountOf(user)).Username === (await accountOf(user.id)).Username;

/** Returns the account's id. An account without a person is left over from an interrupted invitation and is reused. */
export const makeAccount = async ({ email, first_name, last_name }: Named): Promise<string> => {
  try {
    const { User: made } = await asking(
      pool.send(
        new AdminCreateUserCommand({
          ...which(email),
          MessageAction: 'SUPPRESS',
          TemporaryPassword: temporaryPassword(),
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'given_name', Value: first_name },
            { Name: 'family_name', Value: last_name },
          ],
        }),
      ),
    );
    return (
      made?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? raise(new Error('The user pool returned no ID.'))
    );
  } catch (error) {
    if (error instanceof InvalidParameterException) throw invalid([fieldError('email', 'not_an_email')]);
    if (!(error instanceof UsernameExistsException)) throw error;
    return (await accountAt(email)) ?? raise(taken('email', 'user'));
  }
};

/** Mails a new temporary password in the person's language. Older passwords become invalid. */
export const sendTemporaryPassword = async (user: User): Promise<void> => {
  const account = await accountOf(user.id);
  const { Enabled, UserStatus } = await asking(pool.send(new AdminGetUserCommand(account)));
  if (!Enabled) await asking(pool.send(new AdminEnableUserCommand(account)));
  if (UserStatus !== 'FORCE_CHANGE_PASSWORD')
    // Resending requires the status FORCE_CHANGE_PASSWORD; this password is never sent.
    await asking(
      pool.send(new AdminSetUserPasswordCommand({ ...account, Password: temporaryPassword(), Permanent: false })),
    );
  const TemporaryPassword = temporaryPassword();
  const resend = { TemporaryPassword, MessageAction: 'RESEND' } as const;
  await asking(pool.send(new AdminCreateUserCommand({ ...account, ...resend, DesiredDeliveryMediums: ['EMAIL'] })));
};

export const disableAccount = async (user: User) => {
  const account = await anyAccountOf(user);
  await unlessGone(pool.send(new AdminDisableUserCommand(account)));
  await unlessGone(pool.send(new AdminUserGlobalSignOutCommand(account)));
};

export const enableAccount = async (user: User) =>
  unlessGone(pool.send(new AdminEnableUserCommand(await anyAccountOf(user))));

export const deleteAccount = async (user: User) =>
  unlessGone(pool.send(new AdminDeleteUserCommand(await anyAccountOf(user))));
