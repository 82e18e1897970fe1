/** EMAIL_OTP: a code by mail, as first or as second factor. */
import * as z from 'zod';
import { incorrect } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { including } from '#local/aws/cognito/users/mfa.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Family, Passed, Standing } from './family.ts';
import { heldDevice, stillThere } from './question.ts';
import { askForSentCode, checkSentCode } from './sent-code.ts';

const NAME = 'EMAIL_OTP';

const Purpose = z.looseObject({
  isFirst: z.boolean().optional(),
  /** Their second factor from now on, if the code is right. */
  isSetUp: z.boolean().optional(),
  to: z.string(),
});
type Purpose = z.output<typeof Purpose>;

type Sending = { user: User | undefined; claimant: string; purpose: Purpose };

export const askForMailedCode = (pool: Pool, standing: Standing, { user, claimant, purpose }: Sending) =>
  askForSentCode(pool, standing, { name: NAME, medium: 'EMAIL', user, claimant, to: purpose.to, data: purpose });

/** The address is theirs, and every sign-in asks for a code that was sent to it. */
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
      // The code was sent to nobody: whoever guesses it has opened nothing.
      if (!user) throw incorrect();
      pool.credentials.checkAccount(user);
      return { user, progress: { ...heldDevice(pool, user, responses), isEnough: true } };
    }
    const user = stillThere(pool, signIn.claimant);
    return isSetUp ? setUp(pool, user, to) : { user, progress: { isEnough: true } };
  },
};
