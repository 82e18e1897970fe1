/** SELECT_MFA_TYPE: the user has several second factors, prefers none, and selects one. */
import * as z from 'zod';
import { invalidParameter } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { MfaMethod } from '#local/aws/cognito/users/mfa.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { askForMailedCode } from './email-otp.ts';
import type { Family, SignInAttempt } from './family.ts';
import { ask, required, stillThere } from './question.ts';
import { askForTextCode } from './sms-mfa.ts';
import { askForAppCode } from './software-token-mfa.ts';

const NAME = 'SELECT_MFA_TYPE';

const Kept = z.object({ methods: z.array(MfaMethod) });

export const askForMethod = (pool: Pool, user: User, attempt: SignInAttempt, method: MfaMethod) => {
  switch (method) {
    case 'SMS_MFA':
      return askForTextCode(pool, user, attempt);
    case 'SOFTWARE_TOKEN_MFA':
      return askForAppCode(pool, user, attempt);
    case 'EMAIL_OTP': {
      const purpose = { to: user.attributes.email };
      return askForMailedCode(pool, attempt, { user, claimant: user.id, purpose });
    }
  }
};

export const askToSelect = (pool: Pool, user: User, attempt: SignInAttempt, methods: MfaMethod[]) =>
  ask(pool, attempt, {
    name: NAME,
    claimant: user.id,
    parameters: { MFAS_CAN_CHOOSE: JSON.stringify(methods), USER_ID_FOR_SRP: user.id },
    data: { methods },
  });

export const selectMfaType: Family = {
  name: NAME,
  judge: (pool, signIn, responses, attempt) => {
    const answer = required(responses, 'ANSWER');
    const user = stillThere(pool, signIn.claimant);
    const method = Kept.parse(signIn.data).methods.find((known) => known === answer);
    if (!method) throw invalidParameter(`Invalid MFA type ${answer}`);
    return { next: () => askForMethod(pool, user, attempt, method) };
  },
};
