/** The only way to notify a person: in the product and, if they chose so, by mail. */
import { PREFIX } from '#contract/http/prefix.ts';
import type { Actor } from '#domain/entity.ts';
import { CHOSEN_KINDS, channelOf, type What } from '#domain/notifications/kinds.ts';
import { linkOf, type NotificationContent } from '#domain/notifications/notification-content.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import type { User } from '#domain/people/user.ts';
import type { Letter } from '#lambdas/mail/letter.ts';
import { send } from '#lambdas/mail/send.ts';
import { tokenFor } from '#lambdas/mail/unsubscribe-token.ts';
import type { Words } from '#lambdas/mail/vocabulary.ts';
import { notifications } from './store.ts';

export type Reader = Pick<User, 'id' | 'email' | 'language' | 'status' | 'notification_preferences'> &
  Partial<Pick<User, 'returned_mail'>>;

type Write = (words: Words, origin: string) => Letter;

type Event = {
  /** The event id; a repeated event does not notify again. */
  id: string;
  at: string;
  /** The actor to name. People are not notified about their own actions. */
  by?: Actor;
  /** The mail text, if it differs from the notification. */
  letter?: Write;
};

/** Adds the unsubscribe link if the reader may opt out of the kind. */
const letterOf = async ({ id, language }: Reader, content: NotificationContent): Promise<Write> => {
  const kind = CHOSEN_KINDS.find((one) => one === content.kind);
  const token = kind && (await tokenFor({ person: id, kind }));
  const { calledIn, eventFileOf, say } = await import('#domain/notifications/said.ts');
  return (words, origin) => {
    const event = eventFileOf(language, content, origin, new Date());
    return {
      ...words.told({
        text: say(language, content),
        link: `${origin}${linkOf(content)}`,
        ...(token !== undefined && {
          out: { called: calledIn(language, content.kind), link: `${origin}/unsubscribe#${token}`, origin },
        }),
      }),
      ...(token !== undefined && { unsubscribe: `${origin}${PREFIX}/notifications/unsubscribe/${token}` }),
      ...(event !== undefined && { event }),
    };
  };
};

export const notify = async (person: Reader, what: What, { id, at, by, letter }: Event) => {
  if (person.status !== 'active' || by?.id === person.id) return;
  const channel = channelOf(what.kind, person.notification_preferences);
  if (channel === 'none') return;
  const isMailed = channel === 'mail' && !stoppedMail(person);
  const event = `${id}#${what.kind}`;
  const content = await notifications.add(person.id, {
    event,
    told: { ...what, at, by: by ? [{ ...by, at }] : [] },
    byMail: isMailed,
  });
  if (!isMailed) return;
  await notifications.mailOnce(person.id, event, async () => send(person, letter ?? (await letterOf(person, content))));
};
