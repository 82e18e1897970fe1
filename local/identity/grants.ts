/** One sign-in that lasts: its refresh token, and whether what came of it still holds. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { notAuthorized } from './errors.ts';
import { hash, randomToken } from './random.ts';
import type { State } from './state.ts';

/** What a person's access token may do with their own account here. */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';

export type Grant = {
  /** Every token of this sign-in names it as its `origin_jti`. */
  id: string;
  user: string;
  client: string;
  signedIn: number;
  expires: number;
  revoked: boolean;
  /** What its access tokens are good for. */
  scope: string;
  /** The device that it was given to. */
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

export const grantsIn = (state: State, now: () => number) => {
  const byToken = (token: string) => state.one(Row, 'select * from grants where token_hash = ?', hash(token));

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
      const refreshToken = randomToken(768);
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
      // An access token may outlive the grant, but by no more than a day.
      state.run('delete from grants where expires < ?', now() - 86_400_000);
      state.run(
        `insert into grants (id, user, client, token_hash, signed_in, expires, revoked, scope, device)
          values (?, ?, ?, ?, ?, ?, 0, ?, ?)`,
        grant.id,
        user,
        client,
        hash(refreshToken),
        grant.signedIn,
        grant.expires,
        grant.scope,
        grant.device,
      );
      return { grant, refreshToken };
    },

    get: (id: string) => state.one(Row, 'select * from grants where id = ?', id),

    refreshed: (token: string, client: string): Grant => {
      const grant = byToken(token);
      if (!grant || grant.client !== client) throw notAuthorized('Invalid Refresh Token');
      if (grant.revoked) throw notAuthorized('Refresh Token has been revoked');
      if (grant.expires <= now()) throw notAuthorized('Refresh Token has expired');
      return grant;
    },

    revoke: (token: string, client: string) => {
      state.run('update grants set revoked = 1 where token_hash = ? and client = ?', hash(token), client);
    },

    /** Whoever is signed in on a device that is forgotten is so no longer, but for `here`, which goes on without it. */
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
