import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '#contract/environment.ts';
import { unauthorized } from '#lambdas/problems.ts';

export type Token = {
  /** Whose it is: a person's id, or an API client's. */
  subject: string;
  issuedAt: Date;
  /** What an API client may do; a person's token has no such limit. */
  scopes: readonly string[] | 'person';
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
  return {
    subject: claims.sub,
    issuedAt: new Date(claims.iat * 1000),
    scopes: claims.username === undefined ? claims.scope.split(' ') : 'person',
  };
};
