/** The only way to send a mail. */
import { type Attachment, type Message, SendEmailCommand, type SendEmailRequest } from '@aws-sdk/client-sesv2';
import { environment } from '#contract/environment.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import type { User } from '#domain/people/user.ts';
import { log } from '#lambdas/log.ts';
import { html, type Letter, plainText } from './letter.ts';
import { ses } from './ses.ts';
import type { Words } from './vocabulary.ts';

const headersOf = ({ unsubscribe }: Letter) =>
  unsubscribe === undefined
    ? []
    : [
        { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ];

/** Programs that show a calendar offer to add it. */
const attachmentsOf = ({ event }: Letter): Attachment[] =>
  event === undefined
    ? []
    : [
        {
          ...{ FileName: 'due-date.ics', ContentType: 'text/calendar', RawContent: Buffer.from(event) },
          ...{ ContentDisposition: 'ATTACHMENT', ContentTransferEncoding: 'BASE64' },
        },
      ];

/**
 * AWS does not document whether attachments need another right than `ses:SendEmail`. If they do, the mail goes out
 * without its attachment, and the log tells the operator.
 */
const sendOrDetach = async (Simple: Message, request: Omit<SendEmailRequest, 'Content'>) => {
  const sent = (content: Message) => ses.send(new SendEmailCommand({ ...request, Content: { Simple: content } }));
  try {
    await sent(Simple);
  } catch (error) {
    const { Attachments, ...withoutThem } = Simple;
    if (!Attachments || !(error instanceof Error) || error.name !== 'AccessDeniedException') throw error;
    log.warn('SES refused an attachment', { error });
    await sent(withoutThem);
  }
};

/** A person, or an address without an account. */
type Addressee = Pick<User, 'email' | 'language'> & Partial<Pick<User, 'returned_mail'>>;

/** The tag that names the vendor of a questionnaire link. */
export const LINK_TAG = 'link_of';

/** Tags that SES returns with delivery events. */
type Tags = Readonly<Record<string, string>>;

/** Addresses with bounces or complaints are skipped. */
export const send = async (addressee: Addressee, write: (words: Words, origin: string) => Letter, tags: Tags = {}) => {
  if (stoppedMail(addressee)) return;
  const { email, language } = addressee;
  const { WORDS } = await import('#lambdas/mail/words.ts');
  const letter = write(WORDS[language], environment('SITE_ORIGIN'));
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  const attachments = attachmentsOf(letter);
  await sendOrDetach(
    {
      Subject: utf8(letter.subject.replaceAll(/\s+/g, ' ')),
      Body: { Html: utf8(html(language, letter)), Text: utf8(plainText(letter)) },
      Headers: headersOf(letter),
      ...(attachments.length > 0 && { Attachments: attachments }),
    },
    {
      FromEmailAddress: `Plumbline <${environment('MAIL_FROM')}>`,
      ConfigurationSetName: environment('MAIL_CONFIGURATION_SET'),
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Destination: { ToAddresses: [email] },
    },
  );
};
