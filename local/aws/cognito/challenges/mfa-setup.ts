/** MFA_SETUP: the pool requires a second factor and the user has none. */
import * as z from 'zod';
import { CognitoError, invalidParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { OpenSignIn } from '#local/aws/cognito/tokens/sessions.ts';
import { isEmail } from '#local/aws/cognito/users/attributes.ts';
import { including } from '#local/aws/cognito/users/mfa.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { askForMailedCode } from './email-otp.ts';
import type { Asking, Family, Passed } from './family.ts';
import { ask, stillThere } from './question.ts';

const NAME = 'MFA_SETUP';

/** Only administrators set up phone numbers. */
const CAN_SET_UP = ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'];

const Kept = z
  .object({
    secret: z.string(),
    appName: z.string().nullable(),
    /** Time step of the code that the app showed. */
    step: z.number().nullable(),
  })
  .nullable();
type Kept = z.output<typeof Kept>;

export const askToSetUp: Asking = (pool, user, attempt) =>
  ask(pool, attempt, {
    name: NAME,
    claimant: user.id,
    parameters: { MFAS_CAN_SETUP: JSON.stringify(CAN_SET_UP), USER_ID_FOR_SRP: user.id },
  });

/** The session in which an authenticator app is set up; `advance` replaces it by the next one. */
export const setUpSession = (pool: Pool, token: string) => {
  const { token: _, ...signIn } = pool.sessions.find(token, NAME);
  return {
    claimant: signIn.claimant,
    kept: Kept.parse(signIn.data),
    advance: (data: Kept): string =>
      pool.state.transaction(() => {
        pool.sessions.use(token);
        return pool.sessions.open({ ...signIn, data });
      }),
  };
};

const withApp = (pool: Pool, user: User, { data }: OpenSignIn): Passed => {
  const kept = Kept.parse(data);
  const step = kept?.step ?? null;
  if (kept === null || step === null)
    throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.');
  const { secret, appName } = kept;
  return {
    user,
    progress: { isEnough: true },
    write: () => {
      const mfa = including(pool.mfa.of(user.id), 'SOFTWARE_TOKEN_MFA');
      pool.mfa.save(user.id, { ...mfa, preferred: 'SOFTWARE_TOKEN_MFA', secret, appName, pendingSecret: null });
      pool.mfa.startCodes(user.id, step);
    },
  };
};

/** A verified address stays: the password alone must not be enough to redirect codes to another mailbox. */
const checkAddress = ({ attributes }: User, email: string) => {
  if (!isEmail(email)) throw invalidParameter('Invalid email address format.');
  const isAnother = email.toLowerCase() !== attributes.email.toLowerCase();
  if (isAnother && attributes.email_verified === 'true') throw notAuthorized('Cannot modify an already provided email');
};

export const mfaSetup: Family = {
  name: NAME,
  judge: (pool, signIn, { EMAIL: email }, attempt) => {
    const user = stillThere(pool, signIn.claimant);
    if (!email) return withApp(pool, user, signIn);
    checkAddress(user, email);
    const purpose = { isSetUp: true, to: email };
    return { next: () => askForMailedCode(pool, attempt, { user, claimant: user.id, purpose }) };
  },
};
