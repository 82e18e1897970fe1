/** The CustomMessage trigger, which may replace the text of a message. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { User } from '#local/aws/cognito/users/users.ts';
import type { Triggers } from './triggers.ts';
import { triggerAttributes } from './user-attributes.ts';

export type MessageOccasion = CustomMessageTriggerEvent['triggerSource'];

/** The client and client metadata of the request that causes the message. */
export type Asked = { clientId?: string | undefined; clientMetadata?: Record<string, string> | undefined };

type Text = { subject: string; body: string; code: string };

const CODE = '{####}';
const NAME = '{username}';

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

/** Converts HTML to plain text for the mailbox. */
const plain = (html: string) =>
  html
    .replace(/<(?:style|head)\b[\s\S]*?<\/(?:style|head)>/gi, '')
    .replace(/<br\s*\/?>\s*/gi, '\n')
    .replace(/<\/(?:p|div|h[1-6]|tr|table)>\s*/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp);/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const worded = async <Given extends Text>(
  triggers: Triggers,
  user: User,
  {
    triggerSource,
    channel,
    asked,
    text,
  }: { triggerSource: MessageOccasion; channel: 'email' | 'sms'; asked: Asked; text: Given },
): Promise<Given> => {
  if (!triggers.has('CustomMessage')) return text;
  const { response } = await triggers.invoke('CustomMessage', {
    triggerSource,
    userName: user.username,
    clientId: asked.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
    request: {
      userAttributes: triggerAttributes(user),
      codeParameter: CODE,
      linkParameter: '{##Click Here##}',
      usernameParameter: triggerSource === 'CustomMessage_AdminCreateUser' ? NAME : null,
      ...(asked.clientMetadata ? { clientMetadata: asked.clientMetadata } : {}),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const filled = (message: string) => message.replaceAll(CODE, text.code).replaceAll(NAME, user.attributes.email);
  const body = channel === 'sms' ? response.smsMessage : response.emailMessage && plain(response.emailMessage);
  return {
    ...text,
    ...(body ? { body: filled(body) } : {}),
    ...(channel === 'email' && response.emailSubject ? { subject: filled(response.emailSubject) } : {}),
  };
};
