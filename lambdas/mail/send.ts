/** The only way to send a mail. */
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { environment } from '#contract/environment.ts';
import { stoppedMail } from '#domain/people/stopped-mail.ts';
import type { User } from '#domain/people/user.ts';
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
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: `Plumbline <${environment('MAIL_FROM')}>`,
      ConfigurationSetName: environment('MAIL_CONFIGURATION_SET'),
      EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
      Destination: { ToAddresses: [email] },
      Content: {
        Simple: {
          Subject: utf8(letter.subject.replaceAll(/\s+/g, ' ')),
          Body: { Html: utf8(html(language, letter)), Text: utf8(plainText(letter)) },
          Headers: headersOf(letter),
        },
      },
    }),
  );
};
