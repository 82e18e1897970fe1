/** The custom sign-in flow: a code by e-mail, after the password if the sign-in began with one. */

/** Lifetime of a code, which the mail states. */
export const CODE_MINUTES = 3;
/** Wrong codes that end a sign-in. */
const CODE_ATTEMPTS = 3;
/** Mails to one account within an hour. Further sign-ins still ask for a code, but the trigger sends no mail. */
export const CODES_PER_HOUR = 10;

/** A challenge that the sign-in already had. */
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

/** Account attributes in the event of a Cognito trigger. */
type Account = { userAttributes: Readonly<Record<string, string>>; userNotFound?: boolean | undefined };

/**
 * Requires a verified address and a password that the person set. People with a temporary password must replace it
 * first, and directory users sign in at their directory.
 */
export const canSignInByCode = ({ userAttributes, userNotFound }: Account) =>
  !userNotFound && userAttributes.email_verified === 'true' && userAttributes['cognito:user_status'] === 'CONFIRMED';
