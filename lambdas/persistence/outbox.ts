/**
 * How a job is asked for: by a row, which the table's change stream takes to the job's queue. So it can be part of the
 * transaction of what it follows from, and nothing is asked for that was not written, nor forgotten that was.
 */
import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { JobName, jobs, MessageJob } from '#contract/jobs.ts';
import { keys } from './keys.ts';
import { table, tableName } from './table.ts';
import { transact } from './transaction.ts';
import type { Write } from './write.ts';

type Given<N extends JobName> = z.input<(typeof jobs)[N]['input']>;

const KEPT_SECONDS = 7 * 24 * 3600;

/** The same id is the same message: only the first starts anything. */
const write = <N extends JobName>(job: N, input: Given<N>, id: string): Write => ({
  put: {
    ...keys.message(job, id),
    ...{ job, input: JSON.stringify(input), ttl: Math.floor(Date.now() / 1000) + KEPT_SECONDS },
  },
});

export const messages = {
  /** Part of the transaction that it follows from. */
  to: <N extends MessageJob>(job: N, input: Given<N>, id: string = randomUUID()): Write => write(job, input, id),
  send: <N extends MessageJob>(job: N, input: Given<N>, id: string = randomUUID()) => transact([write(job, input, id)]),
  /** A daily job is asked for once a date. */
  sendDaily: (job: JobName, date: string) => transact([write(job, { date }, date)]),
  /** Whether it was, on a date of the last week. */
  wasAskedDaily: async (job: JobName, date: string) => {
    const Key = keys.message(job, date);
    const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item !== undefined;
  },
  sendQuarterly: (job: JobName, at: string) => transact([write(job, { at }, at)]),
};
