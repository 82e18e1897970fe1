/** The pool's public documents: its signing keys and OpenID configuration. */
import { json, type Reply } from './http.ts';
import type { Pool } from './pool.ts';

export const jwksPath = (pool: Pool) => `/${pool.id}/.well-known/jwks.json`;

export const wellKnown = (pool: Pool, path: string, url: string, domain: string): Reply | undefined => {
  switch (path) {
    case jwksPath(pool):
      return json(200, pool.keys.jwks);
    case `/${pool.id}/.well-known/openid-configuration`:
      return json(200, {
        issuer: pool.issuer,
        jwks_uri: url + jwksPath(pool),
        authorization_endpoint: `https://${domain}/oauth2/authorize`,
        token_endpoint: `${url}/oauth2/token`,
        userinfo_endpoint: `${url}/oauth2/userInfo`,
        revocation_endpoint: `${url}/oauth2/revoke`,
        end_session_endpoint: `https://${domain}/logout`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code', 'token'],
        scopes_supported: ['openid', 'email', 'phone', 'profile'],
        subject_types_supported: ['public'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      });
    default:
      return undefined;
  }
};
