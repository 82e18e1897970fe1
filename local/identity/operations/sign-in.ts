import * as z from 'zod';
import { familyOf } from '#local/identity/challenges/families.ts';
import { proceed } from '#local/identity/challenges/proceed.ts';
import { checkFlow, checkSecretHash, isSecret } from '#local/identity/clients.ts';
import { invalidParameter, missingParameter, notAuthorized } from '#local/identity/errors.ts';
import { ClientId, StringMap } from '#local/identity/fields.ts';
import type { Flow } from '#local/identity/flows/flow.ts';
import { refresh, refreshToken } from '#local/identity/flows/refresh-token.ts';
import { userPassword } from '#local/identity/flows/user-password.ts';
import { userSrp } from '#local/identity/flows/user-srp.ts';
import { forAnyone, type Operation } from '#local/identity/operation.ts';
import { afterSignIn, beforeSignIn } from '#local/identity/triggers/sign-in.ts';

const AuthFlow = z.enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']);

const flows: Record<z.output<typeof AuthFlow>, Flow> = {
  USER_SRP_AUTH: userSrp,
  USER_PASSWORD_AUTH: userPassword,
  REFRESH_TOKEN_AUTH: refreshToken,
  REFRESH_TOKEN: refreshToken,
};

const InitiateAuth = forAnyone(
  z.object({ AuthFlow, AuthParameters: StringMap.default({}), ClientId, ClientMetadata: StringMap.optional() }),
  async (pool, input) => {
    const client = pool.clients.get(input.ClientId);
    checkFlow(client, input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow);
    const begin = () => flows[input.AuthFlow](pool, client, input.AuthParameters);
    if (flows[input.AuthFlow] === refreshToken) return begin();
    const { USERNAME: name } = input.AuthParameters;
    await beforeSignIn(pool, client, name, input.ClientMetadata);
    return afterSignIn(pool, client, name, begin());
  },
);

const RespondToAuthChallenge = forAnyone(
  z.object({
    ChallengeName: z.string(),
    ChallengeResponses: StringMap.default({}),
    ClientId,
    Session: z.string().min(20).max(2048).optional(),
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

    const { user, write } = await family.judge(pool, signIn, responses);
    const result = pool.state.transaction(() => {
      pool.sessions.use(Session);
      write?.();
      return proceed(pool, user, client, ChallengeName);
    });
    return afterSignIn(pool, client, user.id, result, ClientMetadata);
  },
);

const GetTokensFromRefreshToken = forAnyone(
  z.object({ ClientId, RefreshToken: z.string(), ClientSecret: z.string().optional() }),
  (pool, input) => {
    const client = pool.clients.get(input.ClientId);
    checkFlow(client, 'REFRESH_TOKEN_AUTH');
    if (!isSecret(client, input.ClientSecret))
      throw notAuthorized(`Unable to verify secret hash for client ${client.ClientId}`);
    return { AuthenticationResult: refresh(pool, client, input.RefreshToken).result.AuthenticationResult };
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
