/** Sets and checks passwords; stores only their SRP verifiers. */

import { makeVerifier, matches } from '#local/aws/cognito/crypto/srp.ts';
import { CognitoError, incorrect, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Claimant } from './claimants.ts';
import { checkPassword } from './passwords.ts';
import type { User } from './users.ts';

const TEMPORARY_LIFE = 7 * 24 * 60 * 60_000;

export const credentialsOf = (realm: string, attempts: Attempts, now: () => number) => {
  /** Called after the password was proven, so strangers learn nothing about the state of an account. */
  const checkAccount = (user: User) => {
    if (!user.enabled) throw notAuthorized('User is disabled.');
    if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
    if (user.status === 'RESET_REQUIRED')
      throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
    if (user.temporaryUntil !== null && user.temporaryUntil <= now())
      throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  };

  return {
    checkAccount,

    /** Does not call `prove` during a lockout. */
    admit: ({ id, user }: Claimant, prove: () => boolean): User => {
      attempts.checkPasswordAllowed(id);
      if (!prove() || !user) {
        attempts.passwordFailed(id);
        throw incorrect();
      }
      attempts.passwordSucceeded(id);
      checkAccount(user);
      return user;
    },

    matches: ({ id, password }: Pick<User, 'id' | 'password'>, given: string) => matches(realm, id, given, password),

    permanent: (id: string, password: string) => {
      checkPassword(password);
      return { password: makeVerifier(realm, id, password), status: 'CONFIRMED', temporaryUntil: null } as const;
    },

    /** A password that users choose must differ from the previous one, even if that was temporary. */
    renewed: (user: User, password: string) => {
      checkPassword(password);
      if (matches(realm, user.id, password, user.password))
        throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used.');
      return { password: makeVerifier(realm, user.id, password), status: 'CONFIRMED', temporaryUntil: null } as const;
    },

    temporary: (id: string, password: string) => {
      checkPassword(password);
      return {
        password: makeVerifier(realm, id, password),
        status: 'FORCE_CHANGE_PASSWORD',
        temporaryUntil: now() + TEMPORARY_LIFE,
      } as const;
    },
  };
};
