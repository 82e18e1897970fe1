/** The RSA key that signs the pool's tokens, generated once. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { setting } from '#local/aws/cognito/settings.ts';
import type { State } from '#local/aws/cognito/state.ts';

const Payload = z.record(z.string(), z.unknown());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const parsed = (encoded: string): unknown => {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString());
  } catch {
    return undefined;
  }
};

export const keysIn = (state: State) => {
  const pem = setting(
    state,
    'signing-key',
    () =>
      generateKeyPairSync('rsa', {
        modulusLength: 2048,
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      }).privateKey,
  );
  const kid = setting(state, 'signing-key-id', () => randomUUID());
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);

  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },

    sign: (claims: object) => {
      const text = `${part({ kid, alg: 'RS256' })}.${part(claims)}`;
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    },

    /** Returns the claims of a token that this pool signed; does not check expiry or revocation. */
    read: (token: string) => {
      const [header = '', payload = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || z.object({ alg: z.literal('RS256') }).safeParse(parsed(header)).error) return undefined;
      const isOurs = verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      return isOurs ? Payload.parse(parsed(payload)) : undefined;
    },
  };
};
export type Keys = ReturnType<typeof keysIn>;
