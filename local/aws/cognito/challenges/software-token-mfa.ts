/** SOFTWARE_TOKEN_MFA: the code that an authenticator app shows. */
import { CognitoError } from '#local/aws/cognito/errors.ts';
import type { Asking, Family } from './family.ts';
import { ask, required, stillThere } from './question.ts';
import { refuseGuess } from './sent-code.ts';

const NAME = 'SOFTWARE_TOKEN_MFA';

export const askForAppCode: Asking = (pool, user, attempt) => {
  const { appName } = pool.mfa.of(user.id);
  const parameters = { USER_ID_FOR_SRP: user.id, ...(appName ? { FRIENDLY_DEVICE_NAME: appName } : {}) };
  return ask(pool, attempt, { name: NAME, claimant: user.id, parameters });
};

export const softwareTokenMfa: Family = {
  name: NAME,
  judge: (pool, signIn, responses) => {
    const code = required(responses, 'SOFTWARE_TOKEN_MFA_CODE');
    const user = stillThere(pool, signIn.claimant);
    const { secret } = pool.mfa.of(user.id);
    if (secret === null)
      throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.');
    pool.attempts.checkGuessAllowed(user.id);
    const step = pool.mfa.readCode(user.id, secret, code);
    if (step === undefined) throw refuseGuess(pool, signIn, 'Invalid code received for user');
    pool.attempts.guessSucceeded(user.id);
    return { user, progress: { isEnough: true }, write: () => pool.mfa.useCode(user.id, step) };
  },
};
