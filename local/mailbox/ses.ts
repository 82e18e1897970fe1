/**
 * Stand-in for SES: SendEmail adds a mail to the mailbox, and DeleteSuppressedDestination removes an address from the
 * suppression list. Requests must be signed with this machine's keys.
 */

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { json, type Reply, type Request } from '#local/aws/cognito/http.ts';
import type { MailTransport } from '#local/aws/cognito/users/mails.ts';
import { type Credentials, SignatureError, verifyHeaderSignature } from '#local/aws/sigv4.ts';
import type { Returns } from './returns.ts';

export const SEND_EMAIL = '/v2/email/outbound-emails';
export const SUPPRESSED = '/v2/email/suppression/addresses/';

const Data = z.object({ Data: z.string().min(1) });
/** SES allows only these characters in tags. */
const TAG = /^[\w-]{1,256}$/;

/** SES refuses some extensions. The product attaches only calendars. */
const Attachment = z.object({
  FileName: z
    .string()
    .max(255)
    .regex(/^[^/\\]+\.ics$/i),
  RawContent: z.base64().min(1),
  ContentType: z.literal('text/calendar'),
  ContentDisposition: z.enum(['ATTACHMENT', 'INLINE']).optional(),
  ContentTransferEncoding: z.enum(['BASE64', 'QUOTED_PRINTABLE', 'SEVEN_BIT']).default('SEVEN_BIT'),
});

const MOST_BYTES = 40_000_000;

const Mail = z.object({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.object({ Name: z.string().regex(TAG), Value: z.string().regex(TAG) })).default([]),
  Destination: z.object({ ToAddresses: z.tuple([z.email()]) }),
  Content: z.object({
    Simple: z.object({
      Subject: Data,
      Body: z.object({ Text: Data, Html: Data }),
      Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
      Attachments: z.array(Attachment).default([]),
    }),
  }),
});

/** Returns the link for one-click unsubscription, which needs both headers (RFC 8058). */
const unsubscribeIn = (headers: readonly { Name: string; Value: string }[]) => {
  const value = (name: string) => headers.find(({ Name }) => Name.toLowerCase() === name)?.Value;
  if (value('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') return null;
  return /<(https?:[^>]+)>/.exec(value('list-unsubscribe') ?? '')?.[1] ?? null;
};

const refused = (status: number, type: string, message: string): Reply => {
  const reply = json(status, { message });
  return { ...reply, headers: { ...reply.headers, 'x-amzn-errortype': type } };
};

/** Checks the signature before answering. */
const signed =
  (credentials: Credentials, answer: (request: Request) => Reply | Promise<Reply>) =>
  async (request: Request): Promise<Reply> => {
    try {
      verifyHeaderSignature(request, credentials, 'ses');
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error;
      return refused(403, 'InvalidSignatureException', error.code);
    }
    return answer(request);
  };

export const makeSuppressed = (takeOff: Returns['takeOff'], credentials: Credentials) =>
  signed(credentials, ({ path }) => {
    const address = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return takeOff(address)
      ? json(200, {})
      : refused(404, 'NotFoundException', 'The address is not on the suppression list.');
  });

export const makeSes = (deliver: MailTransport, credentials: Credentials) =>
  signed(credentials, async (request) => {
    if (request.body.length > MOST_BYTES) return refused(400, 'MessageRejected', 'The mail is longer than 40 MB.');
    const mail = Mail.safeParse(JSON.parse(request.body.toString()));
    if (!mail.success) return refused(400, 'BadRequestException', z.prettifyError(mail.error));
    const { Destination, Content, EmailTags } = mail.data;
    const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]));
    const { Subject, Body, Headers, Attachments } = Content.Simple;
    const body = Body.Text.Data;
    const message = {
      to: Destination.ToAddresses[0],
      channel: 'email' as const,
      subject: Subject.Data,
      body,
      code: /^\d{6}$/m.exec(body)?.[0] ?? null,
      unsubscribe: unsubscribeIn(Headers),
      attachments: Attachments.map(({ FileName, RawContent }) => ({
        ...{ name: FileName, text: Buffer.from(RawContent, 'base64').toString() },
      })),
      link: /https?:\/\/[^\s,]+[\w-]/.exec(body)?.[0] ?? null,
    };
    await deliver(message, tags);
    return json(200, { MessageId: randomUUID() });
  });
