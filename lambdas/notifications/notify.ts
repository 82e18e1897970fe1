/** The only way to notify a person: in the product and, if they chose so, by mail. */
import { PREFIX } from '#contract/prefix.ts';
import type { Actor } from '#domain/entity.ts';
import { CHOSEN_KINDS, type What, wayOf } from '#domain/notifications/kinds.ts';
import { linkOf, type Told } from '#domain/notifications/told.ts';
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
const letterOf = async ({ id, language }: Reader, told: Told): Promise<Write> => {
  const kind = CHOSEN_KINDS.find((one) => one === told.kind);
  const token = kind && (await tokenFor({ person: id, kind }));
  const { calledIn, say } = await import('#domain/notifications/said.ts');
  return (words, origin) => ({
    ...words.told({
      text: say(language, told),
      link: `${origin}${linkOf(told)}`,
      ...(token !== undefined && {
        out: { called: calledIn(language, told.kind), link: `${origin}/unsubscribe#${token}`, origin },
      }),
    }),
    ...(token !== undefined && { unsubscribe: `${origin}${PREFIX}/notifications/unsubscribe/${token}` }),
  });
};

export const notify = async (person: Reader, what: What, { id, at, by, letter }: Event) => {
  if (person.status !== 'active' || by?.id === person.id) return;
  const way = wayOf(what.kind, person.notification_preferences);
  if (way === 'none') return;
  const isMailed = way === 'mail' && !stoppedMail(person);
  const event = `${id}#${what.kind}`;
  const told = await notifications.add(person.id, {
    event,
    told: { ...what, at, by: by ? [{ ...by, at }] : [] },
    byMail: isMailed,
  });
  if (!isMailed) return;
  await notifications.mailOnce(person.id, event, async () => send(person, letter ?? (await letterOf(person, told))));
};
