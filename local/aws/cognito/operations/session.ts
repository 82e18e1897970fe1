/** Operations that end a sign-in early. */
import * as z from 'zod';
import { CognitoError, notAuthorized } from '#local/aws/cognito/errors.ts';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import { isSecret } from '#local/aws/cognito/tokens/clients.ts';
import { AccessToken, ClientId } from '#local/aws/cognito/users/fields.ts';

const RevokeToken = forAnyone(
  z.object({ ClientId, ClientSecret: z.string().optional(), Token: z.string() }),
  (pool, { ClientId: id, ClientSecret, Token }) => {
    const client = pool.clients.get(id);
    if (!isSecret(client, ClientSecret)) throw notAuthorized('Client is not authorized to revoke this token');
    if (pool.keys.read(Token))
      throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    pool.grants.revoke(Token, id);
    return {};
  },
);

const GlobalSignOut = forAnyone(z.object({ AccessToken }), (pool, input) => {
  pool.grants.revokeAll(pool.tokens.user(input.AccessToken).id);
  return {};
});

export const sessionOperations: Record<string, Operation> = { RevokeToken, GlobalSignOut };
