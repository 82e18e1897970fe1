/** CUSTOM_CHALLENGE: sign-ins in rounds that the pool's triggers define. */
import * as z from 'zod';
import { CognitoError, incorrect, invalidParameter } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { Round } from '#local/aws/cognito/tokens/sessions.ts';
import type { TriggerName } from '#local/aws/cognito/triggers/triggers.ts';
import { triggerAttributes } from '#local/aws/cognito/triggers/user-attributes.ts';
import type { Claimant } from '#local/aws/cognito/users/claimants.ts';
import type { Entered, Family, Question, SignInAttempt } from './family.ts';
import { askForPassword } from './password-verifier.ts';
import { ask, required } from './question.ts';

const NAME = 'CUSTOM_CHALLENGE';

const Kept = z.object({ secrets: z.record(z.string(), z.string()), metadata: z.string().optional() });
type Kept = z.output<typeof Kept>;

const Parameters = z.record(z.string(), z.coerce.string()).nullish();

const checkConfigured = (pool: Pool, ...names: TriggerName[]) => {
  if (names.some((name) => !pool.triggers.has(name)))
    throw invalidParameter('Custom auth lambda trigger is not configured for the user pool.');
};

const occasion = ({ user, id }: Claimant, { client, metadata }: SignInAttempt) => ({
  userName: user?.username ?? id,
  clientId: client.ClientId,
  about: {
    userAttributes: user ? triggerAttributes(user) : {},
    ...(metadata ? { clientMetadata: metadata } : {}),
    ...(user ? {} : { userNotFound: true }),
  },
});

const askForAnswer = async (
  pool: Pool,
  attempt: SignInAttempt,
  claimant: Claimant,
  rounds: Round[],
): Promise<Question> => {
  checkConfigured(pool, 'CreateAuthChallenge', 'VerifyAuthChallengeResponse');
  const { about, ...who } = occasion(claimant, attempt);
  const { response } = await pool.triggers.invoke('CreateAuthChallenge', {
    ...who,
    triggerSource: 'CreateAuthChallenge_Authentication',
    request: { ...about, challengeName: NAME, session: rounds },
    response: { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: '' },
  });
  const data: Kept = {
    secrets: Parameters.parse(response.privateChallengeParameters) ?? {},
    metadata: response.challengeMetadata || undefined,
  };
  const parameters = { USERNAME: claimant.id, ...Parameters.parse(response.publicChallengeParameters) };
  return ask(pool, attempt, { name: NAME, claimant: claimant.id, parameters, data });
};

/** SRP has proven the password, so the second factor is still required. */
const hasPassword = (rounds: readonly Round[]) =>
  rounds.some(({ challengeName, challengeResult }) => challengeName === 'PASSWORD_VERIFIER' && challengeResult);

/** Asks DefineAuthChallenge for the next step. `clientPublic` is set at the start of a sign-in with SRP. */
export const nextRound = async (
  pool: Pool,
  attempt: SignInAttempt,
  claimant: Claimant,
  clientPublic?: string,
): Promise<Question | Entered> => {
  checkConfigured(pool, 'DefineAuthChallenge');
  const { rounds = [] } = attempt.progress;
  const { about, ...who } = occasion(claimant, attempt);
  const { response } = await pool.triggers.invoke('DefineAuthChallenge', {
    ...who,
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { ...about, session: rounds },
    response: { failAuthentication: false, issueTokens: false },
  });
  if (response.failAuthentication) throw incorrect();
  if (response.issueTokens) {
    const { user } = claimant;
    if (!user) throw incorrect();
    pool.credentials.checkAccount(user);
    return { user, progress: { rounds: undefined, isEnough: !hasPassword(rounds) } };
  }
  if (response.challengeName === NAME) return askForAnswer(pool, attempt, claimant, rounds);
  if (response.challengeName === 'PASSWORD_VERIFIER' && clientPublic !== undefined)
    return askForPassword(pool, attempt, claimant, clientPublic);
  throw new CognitoError('InvalidLambdaResponseException', 'Invalid lambda response');
};

const withRound = (attempt: SignInAttempt, round: Round): SignInAttempt => ({
  ...attempt,
  progress: { ...attempt.progress, rounds: [...(attempt.progress.rounds ?? []), round] },
});

/** The password was correct; the triggers decide the next step. */
export const afterPassword = (pool: Pool, attempt: SignInAttempt, claimant: Claimant) =>
  nextRound(pool, withRound(attempt, { challengeName: 'PASSWORD_VERIFIER', challengeResult: true }), claimant);

export const customChallenge: Family = {
  name: NAME,
  judge: async (pool, signIn, responses, attempt) => {
    const answer = required(responses, 'ANSWER');
    const claimant = pool.claimants.identify(signIn.claimant);
    if (responses.DEVICE_KEY) pool.devices.get(claimant.id, responses.DEVICE_KEY);
    const { secrets, metadata } = Kept.parse(signIn.data);
    const { about, ...who } = occasion(claimant, attempt);
    const { response } = await pool.triggers.invoke('VerifyAuthChallengeResponse', {
      ...who,
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: { ...about, privateChallengeParameters: secrets, challengeAnswer: answer },
      response: { answerCorrect: false },
    });
    const round: Round = {
      challengeName: NAME,
      challengeResult: Boolean(response.answerCorrect),
      ...(metadata ? { challengeMetadata: metadata } : {}),
    };
    // DefineAuthChallenge decides how to continue, also after a wrong answer.
    return { next: () => nextRound(pool, withRound(attempt, round), claimant) };
  },
};
