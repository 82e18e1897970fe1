/** EMAIL_OTP: a code by e-mail, as first or second factor. */
import * as z from 'zod';
import { incorrect } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { including } from '#local/aws/cognito/users/mfa.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Family, Passed, SignInAttempt } from './family.ts';
import { heldDevice, stillThere } from './question.ts';
import { askForSentCode, checkSentCode } from './sent-code.ts';

const NAME = 'EMAIL_OTP';

const Purpose = z.looseObject({
  isFirst: z.boolean().optional(),
  /** A correct code also enables this factor for the user. */
  isSetUp: z.boolean().optional(),
  to: z.string(),
});
type Purpose = z.output<typeof Purpose>;

type Sending = { user: User | undefined; claimant: string; purpose: Purpose };

export const askForMailedCode = (pool: Pool, attempt: SignInAttempt, { user, claimant, purpose }: Sending) =>
  askForSentCode(pool, attempt, { name: NAME, medium: 'EMAIL', user, claimant, to: purpose.to, data: purpose });

/** A correct code verifies the address and makes EMAIL_OTP the preferred second factor. */
const setUp = (pool: Pool, user: User, email: string): Passed => {
  const proven = { ...user, attributes: { ...user.attributes, email, email_verified: 'true' } };
  return {
    user: proven,
    progress: { isEnough: true },
    write: () => {
      pool.users.save(proven);
      pool.mfa.save(user.id, { ...including(pool.mfa.of(user.id), 'EMAIL_OTP'), preferred: 'EMAIL_OTP' });
    },
  };
};

export const emailOtp: Family = {
  name: NAME,
  judge: (pool, signIn, responses) => {
    const { isFirst, isSetUp, to } = Purpose.parse(signIn.data);
    checkSentCode(pool, signIn, responses, 'EMAIL_OTP_CODE');
    if (isFirst) {
      const user = pool.users.get(signIn.claimant);
      // No code was sent for an unknown user, so even a correct guess is refused.
      if (!user) throw incorrect();
      pool.credentials.checkAccount(user);
      return { user, progress: { ...heldDevice(pool, user, responses), isEnough: true } };
    }
    const user = stillThere(pool, signIn.claimant);
    return isSetUp ? setUp(pool, user, to) : { user, progress: { isEnough: true } };
  },
};
