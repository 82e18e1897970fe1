/** Grants: one per sign-in, with its refresh tokens and revocation. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hash, randomToken } from '#local/aws/cognito/crypto/random.ts';
import { notAuthorized } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';

/** The scope for a user's operations on their own account. */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

export type Grant = {
  /** The `origin_jti` of every token of this sign-in. */
  id: string;
  user: string;
  client: string;
  signedIn: number;
  expires: number;
  revoked: boolean;
  scope: string;
  device: string | null;
};

const Row = z
  .object({
    id: z.string(),
    user: z.string(),
    client: z.string(),
    signed_in: z.number(),
    expires: z.number(),
    revoked: z.number(),
    scope: z.string(),
    device: z.string().nullable(),
  })
  .transform(({ signed_in, revoked, ...row }): Grant => ({ ...row, signedIn: signed_in, revoked: revoked === 1 }));

/** `ends` is set when a rotating token is used. */
const RefreshToken = z.object({ sign_in: z.string(), ends: z.number().nullable() });

export const grantsIn = (state: State, now: () => number) => {
  const get = (id: string) => state.one(Row, 'select * from grants where id = ?', id);
  const refreshTokenOf = (token: string) =>
    state.one(RefreshToken, 'select * from refresh_tokens where token_hash = ?', hash(token));
  const addRefreshToken = (grant: string) => {
    const token = randomToken(768);
    state.run('insert into refresh_tokens (token_hash, sign_in, ends) values (?, ?, null)', hash(token), grant);
    return token;
  };

  return {
    open: (
      user: string,
      client: string,
      seconds: number,
      {
        scope = ACCOUNT_SCOPE,
        signedIn = now(),
        device = null,
      }: Partial<Pick<Grant, 'scope' | 'signedIn' | 'device'>> = {},
    ) => {
      const grant: Grant = {
        id: randomUUID(),
        user,
        client,
        signedIn,
        expires: now() + seconds * 1000,
        revoked: false,
        scope,
        device,
      };
      // An access token may outlive its grant by at most a day.
      state.run('delete from grants where expires < ?', now() - 86_400_000);
      state.run(
        `insert into grants (id, user, client, signed_in, expires, revoked, scope, device)
          values (?, ?, ?, ?, ?, 0, ?, ?)`,
        grant.id,
        user,
        client,
        grant.signedIn,
        grant.expires,
        grant.scope,
        grant.device,
      );
      return { grant, refreshToken: addRefreshToken(grant.id) };
    },

    get,

    refreshed: (token: string, client: string): Grant => {
      const known = refreshTokenOf(token);
      const grant = known && get(known.sign_in);
      if (!grant || grant.client !== client) throw notAuthorized('Invalid Refresh Token');
      if (grant.revoked || (known.ends !== null && known.ends <= now()))
        throw notAuthorized('Refresh Token has been revoked');
      if (grant.expires <= now()) throw notAuthorized('Refresh Token has expired');
      return grant;
    },

    /** Adds a refresh token that expires with the grant. The used one stays valid for `graceSeconds`. */
    rotate: ({ id }: Grant, used: string, graceSeconds: number) => {
      const ends = now() + graceSeconds * 1000;
      state.run('update refresh_tokens set ends = ? where token_hash = ? and ends is null', ends, hash(used));
      return addRefreshToken(id);
    },

    revoke: (token: string, client: string) => {
      const grant = refreshTokenOf(token)?.sign_in ?? '';
      state.run('update grants set revoked = 1 where id = ? and client = ?', grant, client);
    },

    /** Revokes all grants of a forgotten device except `here`, which continues without the device. */
    forgetDevice: (device: string, here = '') => {
      state.run('update grants set revoked = 1 where device = ? and id <> ?', device, here);
      state.run('update grants set device = null where device = ? and id = ?', device, here);
    },

    revokeAll: (user: string) => {
      state.run('update grants set revoked = 1 where user = ?', user);
    },
  };
};
export type Grants = ReturnType<typeof grantsIn>;
