/**
 * The workers: each is a Lambda function, `lambdas/workers/<name>.ts`, with one queue. Polling a queue costs money all
 * day, so jobs with the same rights and no urgency share a worker. A job with special rights or high volume has its
 * own.
 */

/** The rights besides logging. 'tell' allows notifications and mail. */
type Right =
  | 'read-records'
  | 'write-records'
  | 'read-trail'
  | 'check-files'
  | 'remove-files'
  | 'write-exports'
  | 'run-tests'
  | 'archive-trail'
  | 'end-secrets'
  | 'invite'
  | 'look-up-accounts'
  | 'tell';

export type Worker = {
  may: readonly Right[];
  /** The timeout of one attempt. */
  seconds: number;
  /** The memory in MB, if it differs from the default. A function has a full processor from 1,769 MB. */
  memory?: number;
  /** After this many failed attempts the message moves to the dead-letter queue. */
  attempts: number;
  /** The maximum concurrency. The minimum for an SQS event source is 2. */
  atOnce: number;
};

export const workers = {
  /** Jobs for uploaded and deleted files. */
  files: {
    may: ['read-records', 'write-records', 'check-files', 'remove-files'],
    seconds: 120,
    attempts: 5,
    atOnce: 5,
  },
  'run-test': {
    may: ['read-records', 'write-records', 'run-tests'],
    // 5,000,000 rows of eight columns with scores from a gzip file took 47 s of one processor and 681 MB.
    seconds: 300,
    memory: 2048,
    attempts: 5,
    atOnce: 5,
  },
  'fan-out': { may: ['read-records', 'tell'], seconds: 30, attempts: 5, atOnce: 10 },
  'settle-work': { may: ['read-records', 'write-records'], seconds: 300, attempts: 5, atOnce: 10 },
  'archive-trail': { may: ['archive-trail'], seconds: 30, attempts: 5, atOnce: 5 },
  /** Short jobs whose results users may look for directly after a change. */
  settling: { may: ['read-records', 'write-records'], seconds: 30, attempts: 5, atOnce: 10 },
  'deliver-webhook': {
    may: ['read-records', 'write-records', 'tell'],
    seconds: 60,
    attempts: 5,
    atOnce: 10,
  },
  export: {
    may: ['read-records', 'write-records', 'read-trail', 'write-exports', 'look-up-accounts', 'tell'],
    seconds: 120,
    attempts: 3,
    atOnce: 2,
  },
  /** Long jobs without notifications. */
  tidying: { may: ['read-records', 'write-records', 'read-trail'], seconds: 300, attempts: 5, atOnce: 4 },
  /** Imports and their reversal, separate so that users do not wait for nightly jobs. */
  import: {
    may: ['read-records', 'write-records', 'read-trail', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  },
  /** Long jobs with notifications, mostly nightly. */
  telling: { may: ['read-records', 'write-records', 'tell'], seconds: 300, attempts: 5, atOnce: 4 },
  'invite-people': {
    may: ['read-records', 'write-records', 'invite', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  },
  'end-secrets': { may: ['read-records', 'write-records', 'end-secrets'], seconds: 60, attempts: 3, atOnce: 2 },
} satisfies Record<string, Worker>;

export type WorkerName = keyof typeof workers;
