/** What the pool writes to people. */

import type { Message } from '#local/mailbox/message.ts';
import { CognitoError } from './errors.ts';
import type { User } from './users.ts';

export type Deliver = (message: Message) => void | Promise<void>;
export type Medium = 'EMAIL' | 'SMS';

/** In small letters, so that the case of an address that is known does not show. */
const mask = (email: string) => email.toLowerCase().replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');

/** Says where a code went without giving the address away; a stranger's looks the same. */
export const codeDelivery = (email: string) => ({
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: mask(email) },
});

export const mailsFrom = (webOrigin: string, deliver: Deliver) => {
  const send = async (user: User, medium: Medium, text: Pick<Message, 'subject' | 'body' | 'code' | 'link'>) => {
    const to = medium === 'SMS' ? (user.attributes.phone_number ?? '') : user.attributes.email;
    try {
      await deliver({ to, channel: medium === 'SMS' ? 'sms' : 'email', ...text });
    } catch {
      throw new CognitoError('CodeDeliveryFailureException', 'Unable to deliver the message.');
    }
  };

  return {
    invitation: (user: User, medium: Medium, password: string) => {
      const link = `${webOrigin}/signin`;
      const body = [
        'You have been invited to Plumbline.',
        `Your user name is ${user.attributes.email} and your temporary password is ${password}`,
        `Sign in within 7 days at ${link} and choose a password of your own.`,
      ];
      return send(user, medium, { subject: 'Your temporary password', body: body.join('\n\n'), code: password, link });
    },

    resetCode: (user: User, code: string) => {
      const link = `${webOrigin}/forgot-password`;
      const body = [
        `Your code to reset your password is ${code}`,
        `Enter it at ${link} within an hour. If you did not ask for it, you need not do anything.`,
      ];
      return send(user, 'EMAIL', { subject: 'Your password reset code', body: body.join('\n\n'), code, link });
    },
  };
};
