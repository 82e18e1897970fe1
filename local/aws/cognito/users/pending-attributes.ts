/** Unverified addresses and phone numbers: until a user verifies them, the old values remain in use. */
import * as z from 'zod';
import type { State } from '#local/aws/cognito/state.ts';

export const Contact = z.enum(['email', 'phone_number']);
export type Contact = z.output<typeof Contact>;

const Row = z.object({ value: z.string() });

export const pendingAttributesIn = (state: State) => ({
  find: (user: string, name: Contact): string | undefined =>
    state.one(Row, 'select value from pending_attributes where user = ? and name = ?', user, name)?.value,

  put: (user: string, name: Contact, value: string) => {
    state.run('insert or replace into pending_attributes (user, name, value) values (?, ?, ?)', user, name, value);
  },

  remove: (user: string, name: Contact) => {
    state.run('delete from pending_attributes where user = ? and name = ?', user, name);
  },
});
