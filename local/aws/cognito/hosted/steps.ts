/**
 * Signs in with a password through the pool's public operations, so triggers, lockout, codes and MFA apply to hosted
 * login, too.
 */
import * as z from 'zod';
import { operationOf } from '#local/aws/cognito/operations/services.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { type AppClient, ownSecretHash } from '#local/aws/cognito/tokens/clients.ts';
import type { User } from '#local/aws/cognito/users/users.ts';

const Answer = z.union([
  z.object({ AuthenticationResult: z.object({ AccessToken: z.string(), RefreshToken: z.string() }) }),
  z.object({
    ChallengeName: z.string(),
    ChallengeParameters: z.record(z.string(), z.string()).default({}),
    Session: z.string(),
  }),
]);

export type Asked = { challenge: string; parameters: Record<string, string>; session: string; name: string };
export type Step = { user: User } | { asked: Asked };

const FLOW = 'ALLOW_USER_PASSWORD_AUTH';

/** Hosted login always accepts passwords, whichever flows the client may use itself. */
const withPasswords = (pool: Pool): Pool => ({
  ...pool,
  clients: {
    ...pool.clients,
    get: (id) => {
      const client = pool.clients.get(id);
      return { ...client, ExplicitAuthFlows: [...client.ExplicitAuthFlows, FLOW] };
    },
  },
});

const run = async (pool: Pool, client: AppClient, name: string, operation: string, body: object): Promise<Step> => {
  const known = operationOf(`AWSCognitoIdentityProviderService.${operation}`);
  if (!known) throw new Error(`The pool has no ${operation}.`);
  const answer = Answer.parse(await known.run(withPasswords(pool), { ClientId: client.ClientId, ...body }));
  if ('ChallengeName' in answer) {
    const { ChallengeName: challenge, ChallengeParameters: parameters, Session: session } = answer;
    return { asked: { challenge, parameters, session, name: parameters.USER_ID_FOR_SRP ?? name } };
  }
  // The app receives its own tokens with the requested scopes, so these are revoked.
  const { AccessToken, RefreshToken } = answer.AuthenticationResult;
  const user = pool.tokens.user(AccessToken);
  pool.grants.revoke(RefreshToken, client.ClientId);
  return { user };
};

export const withPassword = (pool: Pool, client: AppClient, name: string, password: string) =>
  run(pool, client, name, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: name, PASSWORD: password, ...ownSecretHash(client, name) },
  });

export const answering = (
  pool: Pool,
  client: AppClient,
  { challenge, session, name }: Omit<Asked, 'parameters'>,
  responses: Record<string, string>,
) =>
  run(pool, client, name, 'RespondToAuthChallenge', {
    ChallengeName: challenge,
    Session: session,
    ChallengeResponses: { USERNAME: name, ...responses, ...ownSecretHash(client, name) },
  });
