/** How a job is written down, and what follows from it for whoever starts it and whoever does it. */
import * as z from 'zod';
import type { WorkerName } from './workers.ts';

/** What starts a job. Whichever it is, it puts a message into the queue of the job's worker. */
type Start =
  /** Each day, as soon as it is that late where the company is. Its input is a `Day`. */
  | { daily: `${number}:${number}` }
  /** Each quarter of an hour. Its input is a `Quarter`. */
  | { quarterly: true }
  /** A file whose key begins so has come into being. Its input is a `CreatedFile`. */
  | { file: string }
  /** SES says what became of a mail. Its input is a `MailEvent`. */
  | { mail: true }
  /** A row whose sort key begins so was written. Its input is the row as it is now. */
  | { row: string }
  /** Somebody asked for it: `messages.send`, or `messages.to` within the transaction of what it follows from. */
  | { message: true };

export type Job = {
  summary: string;
  start: Start;
  /** What is in a message and not in here, the job is not given. */
  input: z.ZodObject;
  worker: WorkerName;
};

/** Keeps a job's exact type, so that who does it and who asks for it know its input. */
export const job = <const J extends Job>(declared: J): J => declared;

/** What a daily job is given: the date where the company is, on which it was due. */
export const Day = z.object({ date: z.iso.date() });

/** What is given to what is done each quarter of an hour: which one it is. */
export const Quarter = z.object({ at: z.iso.datetime() });

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** What SES says of a mail that did not come to be read, or of one that was unwanted. */
export const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.iso.datetime(),
    /** SES's own, and those that the mail was sent with. */
    tags: z.record(z.string(), z.array(z.string())).default({}),
  }),
  bounce: z.object({ bounceType: z.string(), timestamp: z.iso.datetime(), bouncedRecipients: Recipients }).optional(),
  complaint: z
    .object({
      timestamp: z.iso.datetime(),
      complainedRecipients: Recipients,
      complaintFeedbackType: z.string().nullish(),
    })
    .optional(),
});

/** What storage says of a file that has come into being. */
export const CreatedFile = z.object({
  object: z.object({ key: z.string() }),
  /** What GuardDuty says of it, where it looks at files: of which content, by its ETag. */
  scan: z.object({ etag: z.string(), result: z.string() }).optional(),
});
