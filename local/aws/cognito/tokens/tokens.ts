/** Issues access and ID tokens with Cognito's claims, and validates them. */
import { randomUUID } from 'node:crypto';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import * as z from 'zod';
import type { Keys } from '#local/aws/cognito/crypto/keys.ts';
import { notAuthorized, userNotFound } from '#local/aws/cognito/errors.ts';
import { attributesFor } from '#local/aws/cognito/hosted/scopes.ts';
import type { Triggers } from '#local/aws/cognito/triggers/triggers.ts';
import { triggerAttributes } from '#local/aws/cognito/triggers/user-attributes.ts';
import type { User, Users } from '#local/aws/cognito/users/users.ts';
import { type AppClient, secondsOf } from './clients.ts';
import { identitiesClaim, identitiesOf } from './federated.ts';
import { ACCOUNT_SCOPE, type Grant, type Grants } from './grants.ts';

const AccessClaims = z.object({
  token_use: z.literal('access'),
  exp: z.number(),
  sub: z.string(),
  scope: z.string(),
  origin_jti: z.string().optional(),
  username: z.string().optional(),
  client_id: z.string(),
});

const IdClaims = z.object({
  token_use: z.literal('id'),
  exp: z.number(),
  aud: z.string(),
  sub: z.string(),
  origin_jti: z.string(),
});

type Parts = { keys: Keys; grants: Grants; users: Users; triggers: Triggers; issuer: string; now: () => number };

/** The event for which tokens are issued. */
export type TokenSource = PreTokenGenerationV2TriggerEvent['triggerSource'];

export const tokensOf = ({ keys, grants, users, triggers, issuer, now }: Parts) => {
  const seconds = (time: number) => Math.floor(time / 1000);

  /** Cognito creates a group for each provider. */
  const groups = ({ attributes }: User) => {
    const names = identitiesOf(attributes).map(({ providerName }) => `${issuer.split('/').at(-1)}_${providerName}`);
    return names.length > 0 ? { 'cognito:groups': names } : {};
  };

  const personal = (user: User, grant: Grant, life: number) => ({
    sub: user.id,
    iss: issuer,
    origin_jti: grant.id,
    event_id: randomUUID(),
    auth_time: seconds(grant.signedIn),
    exp: seconds(now()) + life,
    iat: seconds(now()),
    jti: randomUUID(),
    ...groups(user),
  });

  const identityClaims = (user: User, scope: string) => {
    const { identities, ...attributes } = attributesFor(user.attributes, scope);
    return {
      ...attributes,
      ...(attributes.email === undefined ? {} : { email_verified: attributes.email_verified === 'true' }),
      ...(attributes.phone_number === undefined
        ? {}
        : { phone_number_verified: attributes.phone_number_verified === 'true' }),
      ...(identities === undefined ? {} : { identities: identitiesClaim(user.attributes) }),
    };
  };

  /** Validates an access token: signature, expiry, scope `needed`, user and revocation. */
  const bearer = (token: string, needed: string) => {
    const claims = AccessClaims.safeParse(keys.read(token)).data;
    if (!claims) throw notAuthorized('Invalid Access Token');
    if (claims.exp <= seconds(now())) throw notAuthorized('Access Token has expired');
    if (claims.username === undefined || !claims.scope.split(' ').includes(needed))
      throw notAuthorized('Access Token does not have required scopes');
    const user = users.get(claims.sub);
    if (!user) throw userNotFound();
    if (!user.enabled) throw notAuthorized('User is disabled.');
    const grant = claims.origin_jti === undefined ? undefined : grants.get(claims.origin_jti);
    if (!grant || grant.revoked) throw notAuthorized('Access Token has been revoked');
    return { user, scope: claims.scope, client: claims.client_id };
  };

  /** The scopes of the access token after PreTokenGeneration has added or suppressed some. */
  const scopeOf = async (source: TokenSource, user: User, client: AppClient, grant: Grant) => {
    const scopes = grant.scope.split(' ');
    const { response } = await triggers.invoke('PreTokenGeneration', {
      triggerSource: source,
      userName: user.username,
      clientId: client.ClientId,
      request: { userAttributes: triggerAttributes(user), groupConfiguration: {}, scopes },
      response: { claimsAndScopeOverrideDetails: {} },
    });
    const { scopesToAdd = [], scopesToSuppress = [] } =
      response.claimsAndScopeOverrideDetails?.accessTokenGeneration ?? {};
    return [...scopes, ...scopesToAdd].filter((scope) => !scopesToSuppress.includes(scope)).join(' ');
  };

  return {
    forUser: async (source: TokenSource, user: User, client: AppClient, grant: Grant, more: object = {}) => {
      const life = secondsOf(client);
      const scope = await scopeOf(source, user, client, grant);
      return {
        AccessToken: keys.sign({
          ...personal(user, grant, life.access),
          client_id: client.ClientId,
          token_use: 'access',
          scope,
          ...(grant.device === null ? {} : { device_key: grant.device }),
          username: user.username,
        }),
        IdToken: keys.sign({
          ...identityClaims(user, grant.scope),
          ...personal(user, grant, life.id),
          aud: client.ClientId,
          token_use: 'id',
          'cognito:username': user.username,
          ...more,
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

    bearer,
    user: (token: string): User => bearer(token, ACCOUNT_SCOPE).user,
    /** The app client for which an access token was issued. */
    clientOf: (token: string) => bearer(token, ACCOUNT_SCOPE).client,

    /** The id of the grant behind an access token. */
    grantOf: (token: string) => AccessClaims.safeParse(keys.read(token)).data?.origin_jti,

    /** The user of an ID token that the identity pool accepts. */
    subject: (token: string, audience: string): string => {
      const claims = IdClaims.safeParse(keys.read(token)).data;
      if (!claims) throw notAuthorized('Invalid login token. Not a valid OpenId Connect identity token.');
      if (claims.exp <= seconds(now()))
        throw notAuthorized(`Invalid login token. Token expired: ${claims.exp} >= ${seconds(now())}`);
      if (claims.aud !== audience) throw notAuthorized('Invalid login token. Incorrect token audience.');
      // With ServerSideTokenCheck, the identity pool also checks the user and the grant.
      if (!users.get(claims.sub)?.enabled || (grants.get(claims.origin_jti)?.revoked ?? true))
        throw notAuthorized('Invalid login token. Token has been revoked.');
      return claims.sub;
    },
  };
};
