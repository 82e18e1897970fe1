/** A mail or text message that would leave the house in AWS. */
import * as z from 'zod';

export const Message = z.object({
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  /** Where one click says that no more of these are wanted, of a mail that has such a place. */
  unsubscribe: z.string().nullable().default(null),
});
export type Message = z.input<typeof Message>;

export const KeptMessage = Message.extend({ at: z.iso.datetime() });
export type KeptMessage = z.output<typeof KeptMessage>;
