/** Change of the e-mail address, confirmed by a code that is sent to the new address. */

import { randomInt } from 'node:crypto';
import type { RequestOrigin } from '#contract/http/route.ts';
import { fieldError } from '#domain/field-error.ts';
import type { User } from '#domain/people/user.ts';
import { sameEmail } from '#domain/text/email.ts';
import { ForbiddenError, InvalidError } from '#lambdas/errors.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { taken } from '#lambdas/known-errors.ts';
import { send } from '#lambdas/mail/send.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { awaitNotices, circumstances } from '#lambdas/notifications/notify-of-security-change.ts';
import { users } from '#lambdas/people/store.ts';
import { personAt } from '#lambdas/user-pool/accounts.ts';
import { moveEmail, upToDate } from '#lambdas/user-pool/email.ts';
import { countEmailCode, emailChanges } from './email-change-store.ts';
import { emailUndos } from './email-undo-store.ts';

const ownAddress = async (caller: Caller) => {
  if (personOf(caller).from_directory)
    throw new ForbiddenError('Your address comes from your corporate directory. Change it there.', {
      code: 'directory_owned',
    });
  return upToDate(caller);
};

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** The owner of the address is notified. The requester gets the same answer as always, but no code is valid. */
const turnAway = async (user: User, email: string, owner: string) => {
  await emailChanges.wait(user.id, email, undefined);
  const { language } = (await users.get(owner)) ?? user;
  await send({ email, language }, ({ email: letters }) => letters.taken());
};

export const requestEmail = async (caller: Caller, email: string) => {
  const user = await ownAddress(caller);
  if (sameEmail(email) === sameEmail(user.email))
    throw new InvalidError('This is already your address.', {
      code: 'own_address',
      errors: [fieldError('email', 'own_address')],
    });
  await countEmailCode(user.id, email);
  const owner = await personAt(email);
  if (owner !== undefined) return turnAway(user, email, owner);

  const code = newCode();
  await emailChanges.wait(user.id, email, code);
  await send({ email, language: user.language }, ({ email: letters }) => letters.code({ code }));
};

/** Sent before the change, so that no failure can prevent the notice to the old address. */
const notifyOldAddress = async (user: User, email: string, requestOrigin: RequestOrigin) => {
  const token = await emailUndos.offer(user.id, user.email);
  await awaitNotices(
    requestOrigin,
    send(user, (words, origin) =>
      words.email.leaving({
        email,
        ...circumstances(user.language, words, requestOrigin),
        link: `${origin}/undo-email-change#${token}`,
      }),
    ),
  );
};

export const confirmEmail = async (caller: Caller, code: string, requestOrigin: RequestOrigin) => {
  const user = await ownAddress(caller);
  // An interrupted change, which `ownAddress` has just completed.
  if (user.email !== personOf(caller).email) return;
  const { email } = await emailChanges.enter(user.id, code);
  // The address may have been taken since the code was sent; in that case no notice is sent.
  const owner = await personAt(email);
  if (owner !== undefined && owner !== user.id) throw taken('email', 'user');
  await emailChanges.begin(user.id);
  await notifyOldAddress(user, email, requestOrigin);
  await moveEmail(user.id, email, caller.actor);
  await awaitNotices(
    requestOrigin,
    notify(
      { ...user, email },
      { kind: 'security', params: { what: 'email', email } },
      {
        id: `email ${requestOrigin.at}`,
        at: requestOrigin.at,
        letter: ({ email: letters }, origin) => letters.arrived({ origin }),
      },
    ),
  );
};
