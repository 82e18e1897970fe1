/** Devices: a sign-in assigns a device key, and the device is kept once it confirms with a secret. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { randomToken } from '#local/aws/cognito/crypto/random.ts';
import type { Verifier } from '#local/aws/cognito/crypto/srp.ts';
import { notFound } from '#local/aws/cognito/errors.ts';
import type { State } from '#local/aws/cognito/state.ts';

/** A confirmed device is remembered without a prompt, as in Cognito with `DeviceOnlyRememberedOnUserPrompt: false`. */
export const REMEMBERED_WHEN_CONFIRMED = true;

const DAY = 24 * 60 * 60_000;

export type Device = {
  key: string;
  user: string;
  group: string;
  name: string;
  /** Null until the device is confirmed. */
  secret: Verifier | null;
  remembered: boolean;
  created: number;
  modified: number;
  used: number;
};

const Row = z
  .object({
    key: z.string(),
    user: z.string(),
    group_key: z.string(),
    name: z.string(),
    salt: z.string().nullable(),
    verifier: z.string().nullable(),
    remembered: z.number(),
    created: z.number(),
    modified: z.number(),
    used: z.number(),
  })
  .transform(
    ({ group_key, salt, verifier, remembered, ...row }): Device => ({
      ...row,
      group: group_key,
      secret: salt === null || verifier === null ? null : { salt, verifier },
      remembered: remembered === 1,
    }),
  );

export const devicesIn = (state: State, region: string, now: () => number) => {
  const find = (user: string, key: string) =>
    state.one(Row, 'select * from devices where user = ? and key = ?', user, key);

  return {
    find,

    get: (user: string, key: string): Device => {
      const device = find(user, key);
      if (!device) throw notFound('Device does not exist.');
      return device;
    },

    /** Confirmed devices, the most recently used first. */
    of: (user: string) =>
      state.all(Row, 'select * from devices where user = ? and verifier is not null order by used desc, key', user),

    name: (user: string) => {
      const device = { key: `${region}_${randomUUID()}`, group: `-${randomToken(6)}` };
      state.run('delete from devices where verifier is null and created < ?', now() - DAY);
      state.run(
        `insert into devices (key, user, group_key, name, remembered, created, modified, used)
          values (?1, ?2, ?3, '', 0, ?4, ?4, ?4)`,
        device.key,
        user,
        device.group,
        now(),
      );
      return device;
    },

    confirm: (key: string, name: string, { salt, verifier }: Verifier) => {
      state.run(
        'update devices set name = ?, salt = ?, verifier = ?, remembered = ?, modified = ? where key = ?',
        name,
        salt,
        verifier,
        Number(REMEMBERED_WHEN_CONFIRMED),
        now(),
        key,
      );
    },

    remember: (key: string, remembered: boolean) => {
      state.run('update devices set remembered = ?, modified = ? where key = ?', Number(remembered), now(), key);
    },

    used: (key: string) => {
      state.run('update devices set used = ? where key = ?', now(), key);
    },

    forget: (key: string) => {
      state.run('delete from devices where key = ?', key);
    },
  };
};
