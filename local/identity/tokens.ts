/** Access and id tokens with Cognito's claims, and what a token that comes back is worth. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type AppClient, secondsOf } from './clients.ts';
import { notAuthorized, userNotFound } from './errors.ts';
import type { Grant, Grants } from './grants.ts';
import type { Keys } from './keys.ts';
import type { User, Users } from './users.ts';

/** What a person's access token may do with their own account here. */
const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

const AccessClaims = z.object({
  token_use: z.literal('access'),
  exp: z.number(),
  scope: z.string(),
  origin_jti: z.string().optional(),
  username: z.string().optional(),
});

const IdClaims = z.object({ token_use: z.literal('id'), exp: z.number(), aud: z.string(), sub: z.string() });

type Parts = { keys: Keys; grants: Grants; users: Users; issuer: string; now: () => number };

export const tokensOf = ({ keys, grants, users, issuer, now }: Parts) => {
  const seconds = (time: number) => Math.floor(time / 1000);

  const personal = (user: User, grant: Grant, life: number) => ({
    sub: user.id,
    iss: issuer,
    origin_jti: grant.id,
    event_id: randomUUID(),
    auth_time: seconds(grant.signedIn),
    exp: seconds(now()) + life,
    iat: seconds(now()),
    jti: randomUUID(),
  });

  const identityClaims = ({ attributes }: User) => ({
    ...attributes,
    email_verified: attributes.email_verified === 'true',
    ...(attributes.phone_number === undefined
      ? {}
      : { phone_number_verified: attributes.phone_number_verified === 'true' }),
  });

  return {
    forUser: (user: User, client: AppClient, grant: Grant) => {
      const life = secondsOf(client);
      return {
        AccessToken: keys.sign({
          ...personal(user, grant, life.access),
          client_id: client.ClientId,
          token_use: 'access',
          scope: ACCOUNT_SCOPE,
          username: user.id,
        }),
        IdToken: keys.sign({
          ...identityClaims(user),
          ...personal(user, grant, life.id),
          aud: client.ClientId,
          token_use: 'id',
          'cognito:username': user.id,
        }),
        TokenType: 'Bearer',
        ExpiresIn: life.access,
      };
    },

    forClient: (client: AppClient, scopes: readonly string[]) => {
      const life = secondsOf(client).access;
      const token = keys.sign({
        sub: client.ClientId,
        token_use: 'access',
        scope: scopes.join(' '),
        auth_time: seconds(now()),
        iss: issuer,
        exp: seconds(now()) + life,
        iat: seconds(now()),
        version: 2,
        jti: randomUUID(),
        client_id: client.ClientId,
      });
      return { token, seconds: life };
    },

    /** Whose access token this is, if it still holds. */
    user: (token: string): User => {
      const claims = AccessClaims.safeParse(keys.read(token)).data;
      if (!claims) throw notAuthorized('Invalid Access Token');
      if (claims.exp <= seconds(now())) throw notAuthorized('Access Token has expired');
      if (claims.username === undefined || !claims.scope.split(' ').includes(ACCOUNT_SCOPE))
        throw notAuthorized('Access Token does not have required scopes');
      const user = users.get(claims.username);
      if (!user) throw userNotFound();
      if (!user.enabled) throw notAuthorized('User is disabled.');
      const grant = claims.origin_jti === undefined ? undefined : grants.get(claims.origin_jti);
      if (!grant || grant.revoked) throw notAuthorized('Access Token has been revoked');
      return user;
    },

    /** Whose id token this is, if the identity pool would take it. */
    subject: (token: string, audience: string): string => {
      const claims = IdClaims.safeParse(keys.read(token)).data;
      if (!claims) throw notAuthorized('Invalid login token. Not a valid OpenId Connect identity token.');
      if (claims.exp <= seconds(now()))
        throw notAuthorized(`Invalid login token. Token expired: ${claims.exp} >= ${seconds(now())}`);
      if (claims.aud !== audience) throw notAuthorized('Invalid login token. Incorrect token audience.');
      return claims.sub;
    },
  };
};
