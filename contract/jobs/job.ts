/** The declaration of a job and the inputs of each kind of start. */
import * as z from 'zod';
import type { WorkerName } from './workers.ts';

/** The start of a job. Each kind sends a message to the queue of the job's worker. */
type Start =
  /** Daily at this time of day in the company's time zone. The input is a `Day`. */
  | { daily: `${number}:${number}` }
  /** Every quarter of an hour. The input is a `QuarterHour`. */
  | { everyQuarterHour: true }
  /** On creation of a file whose key has this prefix. The input is a `CreatedFile`. */
  | { file: string }
  /** On a mail event from SES. The input is a `MailEvent`. */
  | { mail: true }
  /** On the write of a row whose sort key has this prefix. The input is the current row. */
  | { row: string }
  /** On request: `messages.send`, or `messages.to` within the transaction of the cause. */
  | { message: true };

export type Job = {
  summary: string;
  start: Start;
  /** Fields of the message that are not in this schema are dropped. */
  input: z.ZodObject;
  worker: WorkerName;
};

/** Keeps a job's exact type, so that its handler and callers know its input. */
export const job = <const J extends Job>(declared: J): J => declared;

/** The input of a daily job: the due date in the company's time zone. */
export const Day = z.object({ date: z.iso.date() });

/** The input of a quarter-hourly job: the start of the quarter. */
export const QuarterHour = z.object({ at: z.iso.datetime() });

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The SES event for a mail that bounced, was rejected or was reported as spam. */
export const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.iso.datetime(),
    /** The tags of SES and those of the mail. */
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

/** The storage event for a created file. */
export const CreatedFile = z.object({
  object: z.object({ key: z.string() }),
  /** GuardDuty's scan result and the ETag of the scanned content. */
  scan: z.object({ etag: z.string(), result: z.string() }).optional(),
});
