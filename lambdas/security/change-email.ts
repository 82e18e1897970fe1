/** Another e-mail address: a code is sent there, and once that is entered, it is theirs. */

import { randomInt } from 'node:crypto';
import type { Asked } from '#contract/route.ts';
import { sameEmail } from '#domain/email.ts';
import { fieldError } from '#domain/field-error.ts';
import type { User } from '#domain/people/user.ts';
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
    throw new ForbiddenError('Your address is what your corporate directory says. It is changed there.', {
      code: 'directory_owned',
    });
  return upToDate(caller);
};

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Whoever has the address hears of it; whoever asks learns nothing, and no code is good. */
const turnAway = async (user: User, email: string, owner: string) => {
  await emailChanges.wait(user.id, email, undefined);
  const { language } = (await users.get(owner)) ?? user;
  await send({ email, language }, ({ email: letters }) => letters.taken());
};

export const requestEmail = async (caller: Caller, email: string) => {
  const user = await ownAddress(caller);
  if (sameEmail(email) === sameEmail(user.email))
    throw new InvalidError('This is your address already.', {
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

/** Before it happens, so that no fault can keep the old address from hearing of it. */
const tellOldAddress = async (user: User, email: string, asked: Asked) => {
  const token = await emailUndos.offer(user.id, user.email);
  await awaitNotices(
    asked,
    send(user, (words, origin) =>
      words.email.leaving({
        email,
        ...circumstances(user.language, words, asked),
        link: `${origin}/undo-email-change#${token}`,
      }),
    ),
  );
};

export const confirmEmail = async (caller: Caller, code: string, asked: Asked) => {
  const user = await ownAddress(caller);
  // A change that was left half-way, and has come to its end by this request.
  if (user.email !== personOf(caller).email) return;
  const { email } = await emailChanges.enter(user.id, code);
  // It was free when the code was sent. Nobody is told of a change that cannot be.
  const owner = await personAt(email);
  if (owner !== undefined && owner !== user.id) throw taken('email', 'user');
  await emailChanges.begin(user.id);
  await tellOldAddress(user, email, asked);
  await moveEmail(user.id, email, caller.actor);
  await awaitNotices(
    asked,
    notify(
      { ...user, email },
      { kind: 'security', params: { what: 'email', email } },
      {
        id: `email ${asked.at}`,
        at: asked.at,
        letter: ({ email: letters }, origin) => letters.arrived({ origin }),
      },
    ),
  );
};
