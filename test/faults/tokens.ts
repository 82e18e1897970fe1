/** Signs access tokens with a key of its own. Signing in to the user pool would take most of the run's time. */
import { generateKeyPairSync, sign } from 'node:crypto';

const CLIENT = 'faults';
const KEY = 'key';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A `data:` URL, so that no server is needed. */
export const jwksUri = () => {
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: KEY, alg: 'RS256', use: 'sig' }];
  return `data:application/json,${encodeURIComponent(JSON.stringify({ keys }))}`;
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const tokenOf = (pool: string, sub: string, now: number) => {
  const seconds = Math.floor(now / 1_000);
  const claims = {
    ...{ sub, username: sub, origin_jti: sub, client_id: CLIENT, token_use: 'access', scope: 'openid' },
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool}`,
    ...{ auth_time: seconds, iat: seconds, exp: seconds + 3600 },
  };
  const head = `${part({ alg: 'RS256', kid: KEY })}.${part(claims)}`;
  return `${head}.${sign('sha256', Buffer.from(head), privateKey).toString('base64url')}`;
};
