/** Notifies a person about a change of their sign-in methods, by mail and in the product. */

import type { RequestOrigin } from '#contract/http/route.ts';
import type { Language } from '#domain/enumerations.ts';
import type { SecurityChange, What } from '#domain/notifications/kinds.ts';
import { deviceName } from '#domain/sign-in/device-name.ts';
import { log } from '#lambdas/log.ts';
import type { Words } from '#lambdas/mail/vocabulary.ts';
import { notify, type Reader } from './notify.ts';

/** The change is already made, so failed notifications are logged and not thrown. */
export const awaitNotices = async ({ id }: Pick<RequestOrigin, 'id'>, ...notices: Promise<unknown>[]) => {
  for (const notice of await Promise.allSettled(notices))
    if (notice.status === 'rejected')
      log.error('a security notification was not sent', { request_id: id, error: notice.reason });
};

/** `browser` is missing if the client did not send a user agent. */
type NotifiedOrigin = Pick<RequestOrigin, 'id' | 'at'> & { browser?: string };

/** The time and the device, formatted for mails. */
export const circumstances = (language: Language, { device }: Words, { at, browser }: NotifiedOrigin) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return { when: format.format(new Date(at)), device: device(deviceName(browser ?? '')) };
};

export const notifyOfSecurityChange = async (user: Reader, what: SecurityChange, requestOrigin: NotifiedOrigin) => {
  const { language } = user;
  const notice: What = { kind: 'security', params: { what, email: '' } };
  const { say } = await import('#domain/notifications/said.ts');
  await awaitNotices(
    requestOrigin,
    notify(user, notice, {
      id: `${what} ${requestOrigin.at}`, // contains no client input
      at: requestOrigin.at,
      letter: (words, origin) =>
        words.notice({
          subject: say(language, { ...notice, at: requestOrigin.at, by: [] }),
          ...circumstances(language, words, requestOrigin),
          origin,
        }),
    }),
  );
};
