/** SMS_OTP: a code by text message, as first factor. */
import { incorrect } from '#local/aws/cognito/errors.ts';
import type { Asking, Family } from './family.ts';
import { heldDevice } from './question.ts';
import { askForSentCode, checkSentCode } from './sent-code.ts';

const NAME = 'SMS_OTP';

export const askForTextCodeFirst: Asking = (pool, user, attempt) =>
  askForSentCode(pool, attempt, {
    name: NAME,
    medium: 'SMS',
    user,
    claimant: user.id,
    to: user.attributes.phone_number ?? '',
  });

export const smsOtp: Family = {
  name: NAME,
  judge: (pool, signIn, responses) => {
    checkSentCode(pool, signIn, responses, 'SMS_OTP_CODE');
    const user = pool.users.get(signIn.claimant);
    if (!user) throw incorrect();
    pool.credentials.checkAccount(user);
    return { user, progress: { ...heldDevice(pool, user, responses), isEnough: true } };
  },
};
