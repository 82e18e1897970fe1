import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '#contract/environment.ts';
import { ACCOUNT_SCOPE } from '#domain/sign-in/proof.ts';
import { unauthorized } from '#lambdas/known-errors.ts';

export type Token = {
  /** Whose it is: a person's id, or an API client's. */
  subject: string;
  /** As it was sent: with it, the user pool can be asked in their name. */
  text: string;
  /** A token that was refreshed says when its session began, not when it was made. */
  signedInAt: Date;
  /** Which session it is of; all of its tokens name the same one. */
  session: string | undefined;
  /** By what the user pool knows a person. */
  username: string;
  /** That the person signed in on. */
  device: string | undefined;
  /** What an API client may do; a person's token has no such limit. */
  scopes: readonly string[] | 'person';
  /** Whether the user pool takes it for a change of the person's own account: straight from a sign-in, and not refreshed. */
  isForAccount: boolean;
};

/** Keys come from where the pool publishes them, unless JWKS_URI names another place. */
const fetcher = () => {
  const place = process.env.JWKS_URI;
  if (!place) return new SimpleFetcher();
  return { fetch: async () => await (await fetch(place)).arrayBuffer() };
};

const makeVerifier = () =>
  CognitoJwtVerifier.create(
    // API clients are made while the product runs, so any client of the pool may be the token's.
    { userPoolId: environment('USER_POOL_ID'), tokenUse: 'access', clientId: null },
    { jwksCache: new SimpleJwksCache({ fetcher: fetcher() }) },
  );

let verifier: ReturnType<typeof makeVerifier> | undefined;

export const readToken = async (authorization: string | undefined): Promise<Token> => {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw unauthorized();
  verifier ??= makeVerifier();
  const claims = await verifier.verify(token).catch(() => {
    throw unauthorized();
  });
  const scopes = claims.scope.split(' ');
  return {
    subject: claims.sub,
    text: token,
    signedInAt: new Date(claims.auth_time * 1000),
    session: claims.origin_jti,
    username: claims.username ?? '',
    device: typeof claims.device_key === 'string' ? claims.device_key : undefined,
    scopes: claims.username === undefined ? scopes : 'person',
    isForAccount: claims.username !== undefined && scopes.includes(ACCOUNT_SCOPE),
  };
};
