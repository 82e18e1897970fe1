/** The one way in which somebody is told of something: in the product, and by mail where they want it so. */
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
  /** Whoever hears of the same event again is not told again. */
  id: string;
  at: string;
  /** Whoever did it, where that is to be said. Nobody is told of what they did themselves. */
  by?: Actor;
  /** What to write, where that is more than what there is to read in the product. */
  letter?: Write;
};

/** With a way out of the kinds that one need not hear of. */
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
