/**
 * The outbox: a job is requested by a row, which the change stream forwards to the job's queue. The row is part of the
 * transaction that causes the job, so neither can exist without the other.
 */
import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { JobName, jobs, MessageJob } from '#contract/jobs/jobs.ts';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import type { Write } from './write.ts';

type Given<N extends JobName> = z.input<(typeof jobs)[N]['input']>;

const KEPT_DAYS = 7;
const DAY = 24 * 3600;

/** A whole day, so that a repeated message is the same row. */
const expiry = () => (Math.ceil(Date.now() / 1000 / DAY) + KEPT_DAYS) * DAY;

/** A repeated id is the same message; only the first starts the job. */
const write = <N extends JobName>(job: N, input: Given<N>, id: string): Write => ({
  put: {
    ...keys.message(job, id),
    ...{ job, input: JSON.stringify(input), ttl: expiry() },
  },
});

export const messages = {
  /** For use within the transaction that causes the job. */
  to: <N extends MessageJob>(job: N, input: Given<N>, id: string = randomUUID()): Write => write(job, input, id),
  send: <N extends MessageJob>(job: N, input: Given<N>, id: string = randomUUID()) => transact([write(job, input, id)]),
  /** Requests a daily job at most once per date. */
  sendDaily: (job: JobName, date: string) => transact([write(job, { date }, date)]),
  /** Messages are kept for a week, so older dates always return false. */
  wasAskedDaily: async (job: JobName, date: string) => {
    const Key = keys.message(job, date);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item !== undefined;
  },
  sendEveryQuarterHour: (job: JobName, at: string) => transact([write(job, { at }, at)]),
};
