/** SELECT_CHALLENGE: the user starts without a method and selects the first factor. */
import * as z from 'zod';
import { invalidParameter } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { addressOf, type Claimant } from '#local/aws/cognito/users/claimants.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { askForMailedCode } from './email-otp.ts';
import type { Family, Passed, Question, Responses, SignInAttempt } from './family.ts';
import { takePassword, takeSrp } from './password.ts';
import { ask, required } from './question.ts';
import { askForTextCodeFirst } from './sms-otp.ts';
import { askForPasskey } from './web-authn.ts';

const NAME = 'SELECT_CHALLENGE';

const Factor = z.enum(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN']);
type Factor = z.output<typeof Factor>;

const PASSWORDS: Factor[] = ['PASSWORD', 'PASSWORD_SRP'];

/**
 * The first factors of an enabled user other than a password. A code alone is enough only if no second factor is
 * required.
 */
const withoutPassword = (pool: Pool, user: User): Factor[] => {
  if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED') return [];
  const isOwed = pool.mfa.isOwed(user);
  const hasPasskey = pool.passkeys.of(user.id).length > 0;
  const factors: [Factor, boolean][] = [
    ['EMAIL_OTP', !isOwed && user.attributes.email_verified === 'true'],
    ['SMS_OTP', !isOwed && user.attributes.phone_number_verified === 'true'],
    ['WEB_AUTHN', hasPasskey && (!isOwed || pool.mfa.of(user.id).passkey)],
  ];
  return factors.flatMap(([factor, isThere]) => (isThere ? [factor] : []));
};

/** Unknown and disabled users get the factors of an ordinary user. */
const factorsOf = (pool: Pool, { user }: Claimant): Factor[] => [
  ...PASSWORDS,
  ...(user?.enabled ? withoutPassword(pool, user) : (['EMAIL_OTP'] as const)),
];

const askForFactor = (pool: Pool, attempt: SignInAttempt, claimant: Claimant): Question => {
  const parameters = { USERNAME: claimant.id };
  return {
    ...ask(pool, attempt, { name: NAME, claimant: claimant.id, parameters }),
    AvailableChallenges: factorsOf(pool, claimant),
  };
};

/** `given` may already contain the response that the factor needs. */
const begin = (pool: Pool, attempt: SignInAttempt, claimant: Claimant, factor: Factor, given: Responses): Passed => {
  const { user, id } = claimant;
  const asked = { name: factor, claimant: id, parameters: { USERNAME: id } };
  switch (factor) {
    case 'PASSWORD':
      return given.PASSWORD ? takePassword(pool, claimant, given) : { next: () => ask(pool, attempt, asked) };
    case 'PASSWORD_SRP':
      return given.SRP_A ? takeSrp(pool, attempt, claimant, given) : { next: () => ask(pool, attempt, asked) };
    case 'EMAIL_OTP': {
      pool.attempts.codeRequested(id, 'sign-in-code');
      const purpose = { isFirst: true, to: addressOf(given.USERNAME ?? id, claimant) };
      const recipient = user?.enabled ? user : undefined;
      return { next: () => askForMailedCode(pool, attempt, { user: recipient, claimant: id, purpose }) };
    }
    case 'SMS_OTP':
      pool.attempts.codeRequested(id, 'sign-in-code');
      return {
        next: () => (user ? askForTextCodeFirst(pool, user, attempt) : askForFactor(pool, attempt, claimant)),
      };
    case 'WEB_AUTHN':
      return { next: () => (user ? askForPasskey(pool, user, attempt) : askForFactor(pool, attempt, claimant)) };
  }
};

const available = (pool: Pool, claimant: Claimant, factor: string | undefined) =>
  factorsOf(pool, claimant).find((known) => known === factor);

/** Starts with the preferred factor, or asks the user to select one if it is not available. */
export const beginByChoice = (pool: Pool, attempt: SignInAttempt, claimant: Claimant, given: Responses): Passed => {
  const { PREFERRED_CHALLENGE: preferred } = given;
  if (preferred !== undefined && !Factor.safeParse(preferred).success)
    throw invalidParameter('Invalid PREFERRED_CHALLENGE');
  const factor = available(pool, claimant, preferred);
  if (factor === undefined) return { next: () => askForFactor(pool, attempt, claimant) };
  return begin(pool, attempt, claimant, factor, given);
};

export const selectChallenge: Family = {
  name: NAME,
  judge: (pool, signIn, responses, attempt) => {
    const answer = required(responses, 'ANSWER');
    const claimant = pool.claimants.identify(signIn.claimant);
    const factor = available(pool, claimant, answer);
    if (factor === undefined) throw invalidParameter(`Challenge ${answer} is not available for the user`);
    return begin(pool, attempt, claimant, factor, responses);
  },
};
