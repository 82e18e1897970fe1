/**
 * Who does jobs: one Lambda function, `lambdas/workers/<name>.ts`, behind one queue. Each queue is asked for messages all
 * day and that is paid for, so jobs that may do the same and are in no hurry share a worker; whoever needs a right that
 * no other has, or much at once, has one of its own.
 */

/** What it may do besides writing its log. To tell is to notify people, and to write to them. */
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
  /** How long one attempt may take. */
  seconds: number;
  /** In MB, where it is not that of all functions. From 1,769 MB on a function has a whole processor. */
  memory?: number;
  /** After so many that failed, the message is a dead letter. */
  attempts: number;
  /** How many may be under way at once. No queue of AWS can be held to less than 2. */
  atOnce: number;
};

export const workers = {
  /** Files that come and go. */
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
  /** What somebody may look for a moment after they changed something: short. */
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
  /** What takes long and tells nobody. */
  tidying: { may: ['read-records', 'write-records', 'read-trail'], seconds: 300, attempts: 5, atOnce: 4 },
  /** Files of rows, which come in and are taken back: whoever waits for theirs waits for no night. */
  import: {
    may: ['read-records', 'write-records', 'read-trail', 'tell'],
    seconds: 300,
    attempts: 5,
    atOnce: 2,
  },
  /** What takes long, and tells people of it: the nights above all. */
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
