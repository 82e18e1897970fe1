/** Runs the jobs locally: clock, change stream and queues call the same handlers as AWS. */
import type { Installation } from '#local/installation.ts';
import type { Clock } from './clock.ts';
import type { JobHandlers } from './handlers.ts';
import { invoke } from './invoke.ts';
import type { Queues } from './queues.ts';
import { openStream } from './stream.ts';

type Options = {
  data: string;
  clock: Clock;
  queues: Queues;
  table: { endpoint: string; onWrite: (listener: () => void) => void };
  installation: Installation;
  handlers: JobHandlers;
};

const QUARTER_HOUR = 15 * 60_000;

/** Loads the handlers into this thread. They read the environment on import. */
export const loadJobs = async (): Promise<JobHandlers> => (await import('./handlers.ts')).handlers;

export const startJobs = async ({ data, clock, queues, table, installation, handlers }: Options) => {
  const stream = await openStream({
    data,
    endpoint: table.endpoint,
    installation,
    handle: (event) => handlers.stream(event),
  });
  table.onWrite(stream.wake);

  queues.start((message) => invoke(handlers, message));

  const tick = () => {
    const now = clock.now();
    handlers
      .clock({ time: new Date(now).toISOString() })
      .catch((error) => console.error('The daily jobs were not queued:', error));
    clock.at((Math.floor(now / QUARTER_HOUR) + 1) * QUARTER_HOUR, tick);
  };
  tick();

  return {
    stop: async () => {
      clock.stop();
      queues.stop();
      await stream.stop();
    },
  };
};
