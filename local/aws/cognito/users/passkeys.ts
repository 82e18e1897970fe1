/** Passkeys, and registrations in progress. */
import * as z from 'zod';
import type { State } from '#local/aws/cognito/state.ts';

const REGISTRATION_LIFE = 5 * 60_000;

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
/** Unknown transports, which browsers may add later, are dropped. */
export const Transports = z
  .array(z.string())
  .default([])
  .transform((names) => names.flatMap((name) => Transport.safeParse(name).data ?? []));

export type Passkey = {
  id: string;
  user: string;
  /** Encoded as base64url. */
  publicKey: string;
  counter: number;
  transports: z.output<typeof Transports>;
  attachment: string | null;
  created: number;
};

const Row = z
  .object({
    id: z.string(),
    user: z.string(),
    public_key: z.string(),
    counter: z.number(),
    transports: z.string(),
    attachment: z.string().nullable(),
    created: z.number(),
  })
  .transform(
    ({ public_key, transports, ...row }): Passkey => ({
      ...row,
      publicKey: public_key,
      transports: Transports.parse(JSON.parse(transports)),
    }),
  );

const Registration = z.object({ challenge: z.string(), expires: z.number() });

export const passkeysIn = (state: State, now: () => number) => ({
  of: (user: string) => state.all(Row, 'select * from passkeys where user = ? order by created, id', user),

  /** Returns false if the passkey is already registered. */
  add: (passkey: Omit<Passkey, 'created'>): boolean => {
    const { id, user, publicKey, counter, transports, attachment } = passkey;
    const sql = `insert into passkeys (id, user, public_key, counter, transports, attachment, created)
      values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`;
    return state.run(sql, id, user, publicKey, counter, JSON.stringify(transports), attachment, now()) === 1;
  },

  used: (id: string, counter: number) => {
    state.run('update passkeys set counter = ? where id = ?', counter, id);
  },

  remove: (user: string, id: string): boolean =>
    state.run('delete from passkeys where user = ? and id = ?', user, id) === 1,

  beginRegistration: (user: string, challenge: string) => {
    const sql = 'insert or replace into passkey_registrations (user, challenge, expires) values (?, ?, ?)';
    state.run(sql, user, challenge, now() + REGISTRATION_LIFE);
  },

  /** Returns the challenge once and deletes it. */
  endRegistration: (user: string): string | undefined => {
    const known = state.one(Registration, 'select challenge, expires from passkey_registrations where user = ?', user);
    state.run('delete from passkey_registrations where user = ?', user);
    return known && known.expires > now() ? known.challenge : undefined;
  },
});
