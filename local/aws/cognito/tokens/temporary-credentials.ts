/**
 * Temporary credentials of the identity pool, without storage: a session token carries its own data, and the secret key
 * is derived from the token.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { randomText } from '#local/aws/cognito/crypto/random.ts';
import { setting } from '#local/aws/cognito/settings.ts';
import type { State } from '#local/aws/cognito/state.ts';

const LIFE_SECONDS = 3600;
const MAC_BYTES = 32;

const Sealed = z.object({ accessKeyId: z.string(), identityId: z.string(), expires: z.number() });

type Session = { secretAccessKey: string; identityId: string; isExpired: boolean };
export type FindSession = (accessKeyId: string, sessionToken: string) => Session | undefined;

export const temporaryCredentialsIn = (state: State, now: () => number) => {
  const key = setting(state, 'temporary-credentials-key', () => randomBytes(32).toString('base64'));
  const mac = (purpose: string, data: string | Buffer) =>
    createHmac('sha256', key).update(purpose).update(data).digest();
  const secretFor = (token: string) => mac('secret', token).toString('base64').slice(0, 40);

  return {
    issue: (identityId: string) => {
      const accessKeyId = `ASIA${randomText(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`;
      const expires = Math.floor(now() / 1000) + LIFE_SECONDS;
      const session = Buffer.from(JSON.stringify({ accessKeyId, identityId, expires }));
      const token = Buffer.concat([mac('token', session), session]).toString('base64');
      return { AccessKeyId: accessKeyId, SecretKey: secretFor(token), SessionToken: token, Expiration: expires };
    },

    /** Undefined for a token that the pool did not issue, or issued for another access key. */
    find: ((accessKeyId, token) => {
      const bytes = Buffer.from(token, 'base64');
      const [given, session] = [bytes.subarray(0, MAC_BYTES), bytes.subarray(MAC_BYTES)];
      if (given.length < MAC_BYTES || !timingSafeEqual(given, mac('token', session))) return undefined;
      const found = Sealed.parse(JSON.parse(session.toString()));
      if (found.accessKeyId !== accessKeyId) return undefined;
      const { identityId, expires } = found;
      return { secretAccessKey: secretFor(token), identityId, isExpired: expires * 1000 <= now() };
    }) satisfies FindSession,
  };
};
