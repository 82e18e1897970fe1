/** Codes that are sent for one session and expire with it. */
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { hash, randomCode } from '#local/aws/cognito/crypto/random.ts';
import { CognitoError } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { OpenSignIn } from '#local/aws/cognito/tokens/sessions.ts';
import { destination, type Medium } from '#local/aws/cognito/users/mails.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Question, Responses, SignInAttempt } from './family.ts';
import { ask, required } from './question.ts';

const Kept = z.looseObject({ codeHash: z.string() });

const hashed = (claimant: string, code: string) => hash(`${claimant}:${code}`);

type Sending = {
  name: string;
  medium: Medium;
  /** Undefined for an unknown user, who receives no code. */
  user: User | undefined;
  claimant: string;
  /** May differ from the address of the account. */
  to: string;
  data?: object;
};

export const askForSentCode = async (pool: Pool, attempt: SignInAttempt, sending: Sending): Promise<Question> => {
  const { name, medium, user, claimant, to, data } = sending;
  const code = randomCode();
  const asked = { clientId: attempt.client.ClientId, clientMetadata: attempt.metadata };
  if (user) await pool.mails.signInCode(user, { medium, to }, code, asked);
  return ask(pool, attempt, {
    name,
    claimant,
    parameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: medium,
      CODE_DELIVERY_DESTINATION: destination(medium, to),
      USERNAME: claimant,
      USER_ID_FOR_SRP: claimant,
    },
    data: { ...data, codeHash: hashed(claimant, code) },
  });
};

/** Counts the guess before the refusal is built, so parallel guesses cannot exceed the limit. */
export const refuseGuess = (pool: Pool, { token, claimant }: OpenSignIn, message: string) => {
  pool.sessions.guessedWrong(token);
  pool.attempts.guessFailed(claimant);
  return new CognitoError('CodeMismatchException', message);
};

export const checkSentCode = (pool: Pool, signIn: OpenSignIn, responses: Responses, parameter: string) => {
  const { claimant } = signIn;
  const code = required(responses, parameter);
  pool.attempts.checkGuessAllowed(claimant);
  const wanted = Kept.parse(signIn.data).codeHash;
  if (!timingSafeEqual(Buffer.from(hashed(claimant, code)), Buffer.from(wanted)))
    throw refuseGuess(pool, signIn, 'Invalid code or auth state for the user.');
  pool.attempts.guessSucceeded(claimant);
};
