/** Restores a previous e-mail address after a takeover, and excludes the attacker from the account. */

import type { RequestOrigin } from '#contract/http/route.ts';
import { SYSTEM } from '#domain/entity.ts';
import { InvalidError } from '#lambdas/errors.ts';
import { raise } from '#lambdas/known-errors.ts';
import { send } from '#lambdas/mail/send.ts';
import { awaitNotices } from '#lambdas/notifications/notify-of-security-change.ts';
import { users } from '#lambdas/people/store.ts';
import { accountOf, demandNewPassword, dropSecondFactors, forgetDevices } from '#lambdas/user-pool/accounts.ts';
import { moveEmail } from '#lambdas/user-pool/email.ts';
import { endSessions } from '#lambdas/user-pool/end-sessions.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { emailChanges } from './email-change-store.ts';
import { emailUndos } from './email-undo-store.ts';

const goodNoMore = () =>
  new InvalidError('This link is incomplete or no longer valid. It can be used once within 72 hours.', {
    code: 'no_such_link',
  });

/** The link stays valid until all steps are done, so that an interrupted undo can be repeated. */
export const undoEmail = async (token: string, requestOrigin: RequestOrigin) => {
  const undo = (await emailUndos.find(token)) ?? raise(goodNoMore());
  const { person, email, since } = undo;
  const user = (await users.get(person)) ?? raise(goodNoMore());

  await emailChanges.beginAtOnce(person, email);
  await moveEmail(person, email);
  await updateUser(person, SYSTEM, () => ({ passkeys_trusted_until: new Date(since).toISOString() }));
  // The order matters: first no new sign-in, then no sessions, and only then the steps that a session could revert.
  const account = await accountOf(person);
  await demandNewPassword(account);
  await endSessions(person, SYSTEM, account);
  await forgetDevices(account);
  await dropSecondFactors(account);
  await emailUndos.forget(undo);

  const { language } = user;
  await awaitNotices(
    requestOrigin,
    send({ email, language }, ({ email: letters }, origin) => letters.restored({ email, origin })),
    ...(user.email === email ? [] : [send(user, ({ email: letters }) => letters.released())]),
  );
};
