/** Tells somebody that their way to sign in was changed: by mail, and in the product. */
import { Logger } from '@aws-lambda-powertools/logger';
import type { Asked } from '#contract/route.ts';
import { deviceName } from '#domain/device-name.ts';
import type { Language } from '#domain/enumerations.ts';
import type { User } from '#domain/user.ts';
import { notifications } from '#lambdas/stores/notifications.ts';
import { send } from './send.ts';
import { type SecurityChange, WORDS } from './words.ts';

const logger = new Logger();

/** The change is made, whether anybody hears of it or not: a fault is the log's to tell, never the caller's. */
export const afterwards = async ({ id }: Pick<Asked, 'id'>, ...tellings: Promise<unknown>[]) => {
  for (const told of await Promise.allSettled(tellings))
    if (told.status === 'rejected') logger.error('not told', { request_id: id, error: told.reason });
};

/** Where nobody was told what the browser says of itself, there is none. */
type AskedSomehow = Omit<Asked, 'browser'> & { browser?: string };

/** When it was, and from what, as people say it. */
export const circumstances = (language: Language, { at, browser }: AskedSomehow) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return { when: format.format(new Date(at)), device: WORDS[language].device(deviceName(browser ?? '')) };
};

export const sendNotice = async (
  user: Pick<User, 'id' | 'email' | 'language'>,
  what: SecurityChange,
  asked: AskedSomehow,
) => {
  const { changed } = WORDS[user.language];
  await afterwards(
    asked,
    notifications.notify(user.id, changed[what], '/settings/security'),
    send(user, ({ notice }, origin) =>
      notice({ subject: changed[what], ...circumstances(user.language, asked), origin }),
    ),
  );
};
