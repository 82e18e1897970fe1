/** The end of a hosted sign-in: redirects the user to the app with a code or with tokens. */

import type { Pool } from '#local/aws/cognito/pool.ts';
import { secondsOf } from '#local/aws/cognito/tokens/clients.ts';
import type { User } from '#local/aws/cognito/users/users.ts';
import { type Authorization, backToApp } from './authorization.ts';
import { grantTokens } from './granted.ts';
import type { HostedSession } from './hosted-sessions.ts';

type More = Record<string, string | string[]>;

const withCode = (pool: Pool, authorization: Authorization, session: HostedSession, more: More) => {
  const { client, redirect, scope, nonce, challenge } = authorization;
  const code = pool.authorizationCodes.make({
    user: session.user,
    client: client.ClientId,
    redirect,
    scope,
    nonce,
    challenge,
    signed_in: session.signedIn,
  });
  return backToApp(authorization, { code }, more);
};

/** Omits the refresh token, because it must not appear in the address bar. */
const withTokens = async (pool: Pool, authorization: Authorization, user: User, session: HostedSession, more: More) => {
  const { client, scope, nonce } = authorization;
  const life = secondsOf(client).refresh;
  const { grant } = pool.grants.open(user.id, client.ClientId, life, { scope, signedIn: session.signedIn });
  const { expires_in, ...tokens } = await grantTokens(pool, user, client, grant, { nonce });
  return backToApp(authorization, { ...tokens, expires_in: String(expires_in) }, more);
};

export const finish = (
  pool: Pool,
  authorization: Authorization,
  user: User,
  session: HostedSession,
  more: More = {},
) =>
  authorization.type === 'code'
    ? withCode(pool, authorization, session, more)
    : withTokens(pool, authorization, user, session, more);
