/** A mail or text message that would leave the house in AWS. */
import * as z from 'zod';

export const Message = z.object({
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
});
export type Message = z.output<typeof Message>;

export const KeptMessage = Message.extend({ at: z.iso.datetime() });
export type KeptMessage = z.output<typeof KeptMessage>;
