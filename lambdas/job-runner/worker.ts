/** Turns the jobs of a worker into a Lambda handler for its queue. */
import type { SQSEvent } from 'aws-lambda';
import { type JobName, type JobOf, Message } from '#contract/jobs/jobs.ts';
import type { WorkerName } from '#contract/jobs/workers.ts';
import { type Timed, withDeadlineOf } from '#lambdas/persistence/retry.ts';
import type { Performed } from './job.ts';

export const worker = <W extends WorkerName>(name: W, theirs: { [N in JobOf<W>]: Performed<N> }) => {
  const performed = new Map(Object.values<Performed<JobName>>(theirs).map((one) => [one.job as string, one]));
  return async ({ Records }: SQSEvent, context: Timed): Promise<void> => {
    for (const { body } of Records) {
      const { job, input } = Message.parse(JSON.parse(body));
      const one = performed.get(job);
      if (!one) throw new Error(`${name} has no job ${job}.`);
      await withDeadlineOf(context, () => one.perform(input));
    }
  };
};
