/** Turns what a job does into what its worker performs: with its own input, and a line in the log. */

import * as z from 'zod';
import { type InputOf, type JobName, jobs } from '#contract/jobs.ts';
import { log } from '#lambdas/log.ts';

export type Performed<N extends JobName> = { job: N; perform: (input: unknown) => Promise<void> };

/**
 * A message may come more than once and behind a later one: whatever a job does, doing it again must change nothing. If
 * it throws, the message comes again, and is a dead letter in the end.
 */
export const job = <N extends JobName>(name: N, does: (input: InputOf<N>) => Promise<void>): Performed<N> => ({
  job: name,
  perform: async (input) => {
    const began = performance.now();
    const said = () => ({ job: name, ms: Math.round(performance.now() - began) });
    try {
      const { success, data, error } = jobs[name].input.safeParse(input);
      if (!success) throw new Error(`This is no message to ${name}: ${z.prettifyError(error)}`);
      // The schema is that of the job by this name.
      await does(data as InputOf<N>);
    } catch (error) {
      log.info('failed', { ...said(), error }); // it is tried again, and a dead letter rings
      throw error;
    }
    log.info('ran', said());
  },
});
