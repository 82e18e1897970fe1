/** Notifications, as if an event had caused them. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { What } from '#domain/notifications/kinds.ts';
import type { User } from '#domain/people/user.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { users } from '#lambdas/people/store.ts';
import { seal } from '#lambdas/persistence/seal.ts';

type Event = { id?: string; by?: { id: string; name: string } };

/** `as` overrides fields of the recipient. */
export const notifyPerson = async (id: string, what: What, event: Event = {}, as: Partial<User> = {}) => {
  const user = (await users.get(id)) ?? expect.fail(`There is no person ${id}.`);
  await notify({ ...user, ...as }, what, { id: randomUUID(), at: new Date().toISOString(), ...event });
};

/** Encrypts a text for a purpose, as links in mails contain it. */
export const sealText = (text: string, purpose: string) => seal(text, Buffer.from(purpose));
