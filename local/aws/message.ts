/** A mail or text message that AWS would send. */
import * as z from 'zod';

export const Message = z.object({
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  body: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  /** The one-click unsubscribe link, if the mail has one. */
  unsubscribe: z.string().nullable().default(null),
  attachments: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
});
export type Message = z.input<typeof Message>;

export const KeptMessage = Message.extend({ at: z.iso.datetime() });
export type KeptMessage = z.output<typeof KeptMessage>;
