/** What is made, changed and ended of people's accounts in the user pool. Each may be asked for again at any time. */

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

/** The pool allows so many requests a second, whoever asks. */
const asking = async <T>(ask: Promise<T>): Promise<T> => {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof TooManyRequestsException || error instanceof LimitExceededException)
      throw new RateLimitError('The identity service takes no more requests at the moment. Try again.');
    throw error;
  }
};

/** Nothing is to be done with an account that is gone. */
const unlessGone = async (ask: Promise<unknown>) => {
  try {
    await asking(ask);
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

/** The pool calls whoever comes from a directory by what that calls them. */
const anyAccountOf = async ({ id, from_directory }: Pick<User, 'id' | 'from_directory'>): Promise<Account> => {
  const { UserPoolId, Username } = await accountOf(id);
  if (!from_directory) return { UserPoolId, Username };
  const found = await asking(pool.send(new ListUsersCommand({ UserPoolId, Filter: `sub = "${Username}"`, Limit: 1 })));
  return { UserPoolId, Username: found.Users?.[0]?.Username ?? Username };
};

type Named = Pick<User, 'email' | 'first_name' | 'last_name'>;

/** Whether somebody has an account that was made here, and not by their directory at their first sign-in. */
export const isOwnAccount = async (user: User): Promise<boolean> =>
  (await anyAccountOf(user)).Username === (await accountOf(user.id)).Username;

/** Gives the account's id. One that nobody was made for was left half-way, and is taken for this one. */
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
    return made?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? raise(new Error('The pool gave no id.'));
  } catch (error) {
    if (error instanceof InvalidParameterException) throw invalid([fieldError('email', 'not_an_email')]);
    if (!(error instanceof UsernameExistsException)) throw error;
    return (await accountAt(email)) ?? raise(taken('email', 'user'));
  }
};

/** By mail, in the language of who reads it. Whatever password there was is good no more. */
export const sendTemporaryPassword = async (user: User): Promise<void> => {
  const account = await accountOf(user.id);
  const { Enabled, UserStatus } = await asking(pool.send(new AdminGetUserCommand(account)));
  if (!Enabled) await asking(pool.send(new AdminEnableUserCommand(account)));
  if (UserStatus !== 'FORCE_CHANGE_PASSWORD')
    // Only for the status that it gives the account: the mail has another password.
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
