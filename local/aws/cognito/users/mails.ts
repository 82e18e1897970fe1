/** The messages that the pool sends to users. */

import { CognitoError } from '#local/aws/cognito/errors.ts';
import { type Asked, type MessageOccasion, worded } from '#local/aws/cognito/triggers/custom-message.ts';
import type { Triggers } from '#local/aws/cognito/triggers/triggers.ts';
import type { Message } from '#local/aws/message.ts';
import type { User } from './users.ts';

/** `tags` are passed on to the handler of bounces and complaints. */
export type MailTransport = (message: Message, tags?: Readonly<Record<string, string[]>>) => void | Promise<void>;
export type Medium = 'EMAIL' | 'SMS';

/** Lower case, so the mask does not reveal how a known address is written. */
const mask = (email: string) => email.toLowerCase().replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');

export const destination = (medium: Medium, to: string) => (medium === 'SMS' ? `+*******${to.slice(-4)}` : mask(to));

/** May differ from the address of the account. */
export type Address = { medium: Medium; to: string };

/** Reveals only a masked address; an unknown user gets the same kind of answer. */
export const deliveryDetails = (attribute: string, { medium, to }: Address) => ({
  AttributeName: attribute,
  DeliveryMedium: medium,
  Destination: destination(medium, to),
});

type Text = { subject: string; body: string; code: string; link: string };

export const mailsFrom = (webOrigin: string, deliver: MailTransport, triggers: Triggers) => {
  const addressOf = ({ attributes }: User, medium: Medium) => ({
    medium,
    to: medium === 'SMS' ? (attributes.phone_number ?? '') : attributes.email,
  });

  const send = async (
    user: User,
    { medium, to }: Address,
    triggerSource: MessageOccasion,
    text: Text,
    asked: Asked = {},
  ) => {
    const channel = medium === 'SMS' ? 'sms' : 'email';
    const message = await worded(triggers, user, { triggerSource, channel, asked, text });
    try {
      await deliver({ to, channel, ...message });
    } catch {
      throw new CognitoError('CodeDeliveryFailureException', 'Unable to deliver the message.');
    }
  };

  return {
    invitation: (user: User, medium: Medium, password: string, asked?: Asked) => {
      const link = `${webOrigin}/signin`;
      const body = [
        'You have been invited to Plumbline.',
        `Your user name is ${user.attributes.email} and your temporary password is ${password}`,
        `Sign in within 7 days at ${link} and choose your own password.`,
      ];
      const text = { subject: 'Your temporary password', body: body.join('\n\n'), code: password, link };
      return send(user, addressOf(user, medium), 'CustomMessage_AdminCreateUser', text, asked);
    },

    resetCode: (user: User, code: string, asked?: Asked) => {
      const link = `${webOrigin}/forgot-password`;
      const body = [
        `Your code to reset your password is ${code}`,
        `Enter it at ${link} within one hour. If you did not request it, you can ignore this message.`,
      ];
      const text = { subject: 'Your password reset code', body: body.join('\n\n'), code, link };
      return send(user, addressOf(user, 'EMAIL'), 'CustomMessage_ForgotPassword', text, asked);
    },

    attributeCode: (user: User, address: Address, code: string, triggerSource: MessageOccasion, asked?: Asked) => {
      const what = address.medium === 'SMS' ? 'phone number' : 'e-mail address';
      const link = `${webOrigin}/settings`;
      const body = [
        `Your code to confirm that this ${what} is yours is ${code}`,
        `Enter it at ${link} within 24 hours. If you did not request it, you can ignore this message.`,
      ];
      const text = { subject: `Confirm your ${what}`, body: body.join('\n\n'), code, link };
      return send(user, address, triggerSource, text, asked);
    },

    signInCode: (user: User, address: Address, code: string, asked?: Asked) => {
      const body = [
        `Your code to sign in is ${code}`,
        'Enter it within three minutes. If you are not signing in, do not share it, and change your password.',
      ];
      const text = { subject: 'Your sign-in code', body: body.join('\n\n'), code, link: `${webOrigin}/signin` };
      return send(user, address, 'CustomMessage_Authentication', text, asked);
    },
  };
};
