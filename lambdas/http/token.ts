import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '#contract/environment.ts';
import { ACCOUNT_SCOPE } from '#domain/sign-in/proof.ts';
import { unauthorized } from '#lambdas/known-errors.ts';

export type Token = {
  /** The id of the person or API client. */
  subject: string;
  /** The raw token, for user pool calls on behalf of the person. */
  text: string;
  /** The start of the session, also for refreshed tokens. */
  signedInAt: Date;
  /** The session's id, shared by all of its tokens. */
  session: string | undefined;
  /** The username in the user pool. */
  username: string;
  /** The device that was used to sign in. */
  device: string | undefined;
  /** The scopes of an API client; tokens of people are not limited by scopes. */
  scopes: readonly string[] | 'person';
  /**
   * Whether Cognito accepts the token for changes to the person's own account: only tokens from a sign-in, not
   * refreshed ones.
   */
  isForAccount: boolean;
};

/** Keys come from the user pool, unless JWKS_URI names another source. */
const fetcher = () => {
  const place = process.env.JWKS_URI;
  if (!place) return new SimpleFetcher();
  return { fetch: async () => await (await fetch(place)).arrayBuffer() };
};

const makeVerifier = () =>
  CognitoJwtVerifier.create(
    // API clients are created at run time, so the token may belong to any app client of the pool.
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
