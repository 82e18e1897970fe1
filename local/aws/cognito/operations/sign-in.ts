import * as z from 'zod';
import { familyOf } from '#local/aws/cognito/challenges/families.ts';
import type { SignInAttempt } from '#local/aws/cognito/challenges/family.ts';
import { follow } from '#local/aws/cognito/challenges/proceed.ts';
import { invalidParameter, missingParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import { customAuth } from '#local/aws/cognito/flows/custom-auth.ts';
import type { Flow } from '#local/aws/cognito/flows/flow.ts';
import { refresh, refreshToken } from '#local/aws/cognito/flows/refresh-token.ts';
import { userAuth } from '#local/aws/cognito/flows/user-auth.ts';
import { userPassword } from '#local/aws/cognito/flows/user-password.ts';
import { userSrp } from '#local/aws/cognito/flows/user-srp.ts';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import { checkFlow, checkRefreshAllowed, checkSecretHash, isSecret } from '#local/aws/cognito/tokens/clients.ts';
import { afterSignIn, beforeSignIn } from '#local/aws/cognito/triggers/sign-in.ts';
import { ClientId, Session, StringMap } from '#local/aws/cognito/users/fields.ts';

const AuthFlow = z.enum([
  'USER_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'USER_AUTH',
  'CUSTOM_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
]);

const flows: Record<z.output<typeof AuthFlow>, Flow> = {
  USER_SRP_AUTH: userSrp,
  USER_PASSWORD_AUTH: userPassword,
  USER_AUTH: userAuth,
  CUSTOM_AUTH: customAuth,
  REFRESH_TOKEN_AUTH: refreshToken,
  REFRESH_TOKEN: refreshToken,
};

const InitiateAuth = forAnyone(
  z.object({ AuthFlow, AuthParameters: StringMap.default({}), ClientId, ClientMetadata: StringMap.optional() }),
  async (pool, input) => {
    const client = pool.clients.get(input.ClientId);
    checkFlow(client, input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow);
    // Only the first trigger receives the metadata of InitiateAuth.
    const attempt: SignInAttempt = { client, progress: {}, metadata: undefined };
    const begin = () => flows[input.AuthFlow](pool, attempt, input.AuthParameters);
    if (flows[input.AuthFlow] === refreshToken) return begin();
    const { USERNAME: name } = input.AuthParameters;
    await beforeSignIn(pool, client, name, input.ClientMetadata);
    return afterSignIn(pool, client, name, await begin());
  },
);

const RespondToAuthChallenge = forAnyone(
  z.object({
    ChallengeName: z.string(),
    ChallengeResponses: StringMap.default({}),
    ClientId,
    Session: Session.optional(),
    ClientMetadata: StringMap.optional(),
  }),
  async (pool, { ChallengeName, ChallengeResponses: responses, ClientId: id, Session, ClientMetadata }) => {
    const client = pool.clients.get(id);
    const family = familyOf(ChallengeName);
    if (!family) throw invalidParameter(`Challenge ${ChallengeName} is not supported by this user pool`);
    if (!responses.USERNAME) throw missingParameter('USERNAME');
    if (!Session) throw missingParameter('Session');
    checkSecretHash(client, responses.USERNAME, responses.SECRET_HASH);
    const signIn = pool.sessions.find(Session, ChallengeName, id);
    if (pool.claimants.identify(responses.USERNAME).id !== signIn.claimant)
      throw notAuthorized('Invalid session for the user.');

    const attempt: SignInAttempt = { client, progress: signIn.progress, metadata: ClientMetadata };
    const passed = await family.judge(pool, signIn, responses, attempt);
    pool.state.transaction(() => {
      pool.sessions.use(Session);
      passed.write?.();
    });
    const result = await follow(pool, attempt, passed);
    return afterSignIn(pool, client, signIn.claimant, result, ClientMetadata);
  },
);

const GetTokensFromRefreshToken = forAnyone(
  z.object({
    ClientId,
    RefreshToken: z.string(),
    ClientSecret: z.string().optional(),
    DeviceKey: z.string().optional(),
  }),
  async (pool, input) => {
    const client = pool.clients.get(input.ClientId);
    checkRefreshAllowed(client);
    if (!isSecret(client, input.ClientSecret))
      throw notAuthorized(`Unable to verify secret hash for client ${client.ClientId}`);
    const { result } = await refresh(pool, client, input.RefreshToken, input.DeviceKey);
    return { AuthenticationResult: result.AuthenticationResult };
  },
);

const SignUp = forAnyone(z.object({ ClientId }), (pool, input) => {
  pool.clients.get(input.ClientId);
  throw notAuthorized('SignUp is not permitted for this user pool');
});

export const signInOperations: Record<string, Operation> = {
  InitiateAuth,
  RespondToAuthChallenge,
  GetTokensFromRefreshToken,
  SignUp,
};
