import { randomUUID } from 'node:crypto';
import { notifications } from '#lambdas/notifications/store.ts';

type Named = { id?: string; who?: string; event?: string; at?: number };

/** Adds a notification that another person changed the recipient's application, at the time `at`. */
export const notifyOfChange = (
  person: string,
  name: string,
  { id = randomUUID(), who = 'Ana', event = randomUUID(), at: then = Date.now() }: Named = {},
) => {
  const at = new Date(then).toISOString();
  const told = {
    kind: 'owned_changed' as const,
    params: { thing: 'application' as const, id, name },
    at,
    by: [{ id: who, name: who, at }],
  };
  return notifications.add(person, { event, told, byMail: false }, then);
};
