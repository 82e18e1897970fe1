import type { InputOf } from '#contract/jobs/jobs.ts';
import { SYSTEM } from '#domain/entity.ts';
import type { MailReturn } from '#domain/enumerations.ts';
import { CHOSEN_KINDS, channelOf } from '#domain/notifications/kinds.ts';
import { returnedTo } from '#domain/people/returned-mail.ts';
import type { User } from '#domain/people/user.ts';
import { sameEmail } from '#domain/text/email.ts';
import { count } from '#lambdas/count.ts';
import { diligenceLinks } from '#lambdas/diligence/link-store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { LINK_TAG } from '#lambdas/mail/send.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { notifyOfReturnedLink } from '#lambdas/notifications/notify-of-questionnaire.ts';
import { peopleCalled } from '#lambdas/people/store.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';

type MailEvent = InputOf<'note-returned-mail'>;
type Return = { why: MailReturn; at: string; recipients: readonly { emailAddress: string }[] };

/** Undefined for transient bounces: SES retries these for hours. */
const returnOf = ({ bounce, complaint }: MailEvent): Return | undefined => {
  if (bounce?.bounceType === 'Permanent')
    return { why: 'bounced', at: bounce.timestamp, recipients: bounce.bouncedRecipients };
  // Some mail clients report "not-spam" when a user moves a mail out of the junk folder.
  if (!complaint || complaint.complaintFeedbackType === 'not-spam') return undefined;
  return { why: 'complained', at: complaint.timestamp, recipients: complaint.complainedRecipients };
};

const noteOfIt = ({ eventType, mail }: MailEvent, found: Return | undefined) => {
  log.info('a mail was returned', { event: eventType, why: found?.why, message_id: mail.messageId });
  count({ [found ? 'mail_returned' : 'mail_not_delivered']: 1 }, { dimensions: { event: eventType } });
};

/** Same effect as the user turning off mail notifications. */
const withoutMails = ({ notification_preferences: chosen }: User): Pick<User, 'notification_preferences'> => ({
  notification_preferences: {
    ...chosen,
    ...Object.fromEntries(
      CHOSEN_KINDS.filter((kind) => channelOf(kind, chosen) === 'mail').map((kind) => [kind, 'here' as const]),
    ),
  },
});

const note = async (id: string, email: string, { why, at }: Return, sent_at: string) => {
  const returned = { email, why, at, sent_at };
  const user = await updateUser(
    id,
    SYSTEM,
    (now) => {
      const returned_mail = returnedTo(now, returned);
      return returned_mail ? { returned_mail, ...(why === 'complained' && withoutMails(now)) } : {};
    },
    { action: why === 'bounced' ? 'mail_bounced' : 'mail_complained' },
  );
  const known = returnedTo(user, returned);
  if (!known) return;
  // One notification per address, and another one if mail was allowed again and bounced again.
  const event = { id: `mail ${why} ${known.email} ${known.forgiven_at ?? ''}`, at };
  await notify(user, { kind: 'mail_returned', params: { why, email: user.email } }, event);
};

/** Records the bounce on the questionnaire link, and notifies its creator. */
const noteOnLink = async ({ mail: { tags } }: MailEvent, email: string, { why, at }: Return) => {
  for (const vendor of tags[LINK_TAG] ?? []) {
    const link = await diligenceLinks.of(vendor);
    if (!link || sameEmail(link.email) !== sameEmail(email)) continue;
    await diligenceLinks.noteReturned(vendor, link.email, { why, at });
    await notifyOfReturnedLink(vendor, link, { why, at });
  }
};

export const performed = job('note-returned-mail', async (event) => {
  const found = returnOf(event);
  noteOfIt(event, found);
  if (!found) return;
  for (const { emailAddress } of found.recipients) {
    await noteOnLink(event, emailAddress, found);
    for (const id of await peopleCalled(emailAddress)) await note(id, emailAddress, found, event.mail.timestamp);
  }
});
