/** Wraps a job with input validation and logging. */

import * as z from 'zod';
import { type InputOf, type JobName, jobs } from '#contract/jobs/jobs.ts';
import { log } from '#lambdas/log.ts';

export type Performed<N extends JobName> = { job: N; perform: (input: unknown) => Promise<void> };

/**
 * Messages may be repeated and reordered, so jobs must be idempotent. If a job throws, the message is redelivered and
 * finally reaches the dead-letter queue.
 */
export const job = <N extends JobName>(name: N, run: (input: InputOf<N>) => Promise<void>): Performed<N> => ({
  job: name,
  perform: async (input) => {
    const began = performance.now();
    const logFields = () => ({ job: name, ms: Math.round(performance.now() - began) });
    try {
      const { success, data, error } = jobs[name].input.safeParse(input);
      if (!success) throw new Error(`Invalid message for ${name}: ${z.prettifyError(error)}`);
      // The schema belongs to this job name.
      await run(data as InputOf<N>);
    } catch (error) {
      log.info('failed', { ...logFields(), error }); // the message is redelivered; dead letters raise an alarm
      throw error;
    }
    log.info('ran', logFields());
  },
});
