/** Unsubscribes from mails of a kind. The mail's token is the only proof, and allows nothing else. */

import { channelOf } from '#domain/notifications/kinds.ts';
import { fullName } from '#domain/people/person.ts';
import { notFound, raise } from '#lambdas/known-errors.ts';
import { wishOf } from '#lambdas/mail/unsubscribe-token.ts';
import { users } from '#lambdas/people/store.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';

export const wishIn = async (token: string) => (await wishOf(token)) ?? raise(notFound('link'));

/** The answer does not reveal whether the person exists or had these mails. */
export const unsubscribe = async (token: string) => {
  const { person, kind } = await wishIn(token);
  const user = await users.get(person);
  if (!user) return;
  await updateUser(person, { id: person, name: fullName(user) }, ({ notification_preferences: chosen }) =>
    channelOf(kind, chosen) === 'mail' ? { notification_preferences: { ...chosen, [kind]: 'here' } } : {},
  );
};
