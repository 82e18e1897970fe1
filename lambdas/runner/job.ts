/** Turns what a job does into a Lambda handler that its queue calls, a message at a time. */
import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type InputOf, type JobName, jobs } from '#contract/jobs.ts';

const logger = new Logger();

/**
 * A message may come more than once and behind a later one: whatever a job does, doing it again must change nothing. If
 * it throws, the message comes again, and is a dead letter in the end.
 */
export const job = <N extends JobName>(name: N, does: (input: InputOf<N>) => Promise<void>) => {
  const perform = async (body: string) => {
    const began = performance.now();
    const finish = (outcome: 'ran' | 'failed') =>
      logger.info(outcome, { job: name, ms: Math.round(performance.now() - began) });
    try {
      const { success, data, error } = jobs[name].input.safeParse(JSON.parse(body));
      if (!success) throw new Error(`This is no message to ${name}: ${z.prettifyError(error)}`);
      // The schema is that of the job by this name.
      await does(data as InputOf<N>);
    } catch (error) {
      finish('failed');
      throw error;
    }
    finish('ran');
  };
  return async ({ Records }: SQSEvent): Promise<void> => {
    for (const { body } of Records) await perform(body);
  };
};
