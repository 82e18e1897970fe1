/** How a sign-in ends before its time. */
import * as z from 'zod';
import { isSecret } from '#local/identity/clients.ts';
import { CognitoError, notAuthorized } from '#local/identity/errors.ts';
import { AccessToken, ClientId } from '#local/identity/fields.ts';
import { forAnyone, type Operation } from '#local/identity/operation.ts';

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
