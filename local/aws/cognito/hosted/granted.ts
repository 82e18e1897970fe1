import type { Pool } from '#local/aws/cognito/pool.ts';
import type { AppClient } from '#local/aws/cognito/tokens/clients.ts';
import type { Grant } from '#local/aws/cognito/tokens/grants.ts';
import type { TokenSource } from '#local/aws/cognito/tokens/tokens.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { scopesIn } from './scopes.ts';

/** Tokens in OAuth's field names; the ID token is included only with the scope `openid`. */
export const grantTokens = async (
  pool: Pool,
  user: User,
  client: AppClient,
  grant: Grant,
  { source = 'TokenGeneration_HostedAuth', nonce = null }: { source?: TokenSource; nonce?: string | null } = {},
) => {
  const tokens = await pool.tokens.forUser(source, user, client, grant, nonce === null ? {} : { nonce });
  return {
    ...(scopesIn(grant.scope).includes('openid') ? { id_token: tokens.IdToken } : {}),
    access_token: tokens.AccessToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  };
};
