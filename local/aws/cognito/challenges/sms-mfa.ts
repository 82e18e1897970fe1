/** SMS_MFA: a code by text message, as second factor. */
import type { Asking, Family } from './family.ts';
import { stillThere } from './question.ts';
import { askForSentCode, checkSentCode } from './sent-code.ts';

const NAME = 'SMS_MFA';

export const askForTextCode: Asking = (pool, user, attempt) =>
  askForSentCode(pool, attempt, {
    name: NAME,
    medium: 'SMS',
    user,
    claimant: user.id,
    to: user.attributes.phone_number ?? '',
  });

export const smsMfa: Family = {
  name: NAME,
  judge: (pool, signIn, responses) => {
    const user = stillThere(pool, signIn.claimant);
    checkSentCode(pool, signIn, responses, 'SMS_MFA_CODE');
    return { user, progress: { isEnough: true } };
  },
};
