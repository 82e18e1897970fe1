/** The custom sign-in flow: a code by e-mail, after the password where the sign-in began with one. */

/** How long a code is valid, as the mail says. */
export const CODE_MINUTES = 3;
/** Wrong codes that end a sign-in. */
const CODE_ATTEMPTS = 3;
/** Mails to one account within an hour. Further sign-ins are asked for a code that is not sent. */
export const CODES_PER_HOUR = 10;

/** One challenge that the sign-in has had. */
type Round = { challengeName: string; challengeResult: boolean };

export type NextStep = 'ask-password' | 'ask-code' | 'admit' | 'refuse';

export const startsWithPassword = (rounds: readonly Round[]) => rounds[0]?.challengeName === 'SRP_A';

export const nextStep = (rounds: readonly Round[]): NextStep => {
  const last = rounds.at(-1);
  if (last?.challengeName === 'SRP_A') return last.challengeResult ? 'ask-password' : 'refuse';
  const failed = rounds.filter(({ challengeResult }) => !challengeResult);
  if (failed.length >= CODE_ATTEMPTS || failed.some(({ challengeName }) => challengeName !== 'CUSTOM_CHALLENGE'))
    return 'refuse';
  return last?.challengeName === 'CUSTOM_CHALLENGE' && last.challengeResult ? 'admit' : 'ask-code';
};

/** An account, as a trigger's event has it. */
type Account = { userAttributes: Readonly<Record<string, string>>; userNotFound?: boolean | undefined };

/**
 * The address must be verified, and the password must be the person's own: an invited person sets one first, and a
 * person from a directory signs in there.
 */
export const canSignInByCode = ({ userAttributes, userNotFound }: Account) =>
  !userNotFound && userAttributes.email_verified === 'true' && userAttributes['cognito:user_status'] === 'CONFIRMED';
