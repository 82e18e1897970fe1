/** Runs the jobs on one machine: the clock, the change stream and the queues call the handlers that AWS would call. */
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
  /** They may be replaced by newer ones. */
  handlers: () => JobHandlers;
};

const QUARTER = 15 * 60_000;

/** `version` is a query that makes them new modules to Node. */
export const loadJobs = async (version = ''): Promise<JobHandlers> => {
  const { handlers }: { handlers: JobHandlers } = await import(`#local/jobs/handlers.ts${version}`);
  return handlers;
};

export const startJobs = async ({ data, clock, queues, table, installation, handlers }: Options) => {
  const stream = await openStream({
    data,
    endpoint: table.endpoint,
    installation,
    handle: (event) => handlers().stream(event),
  });
  table.onWrite(stream.wake);

  queues.start((message) => invoke(handlers(), message));

  const tick = () => {
    const now = clock.now();
    handlers()
      .clock({ time: new Date(now).toISOString() })
      .catch((error) => console.error('The daily jobs were not asked for:', error));
    clock.at((Math.floor(now / QUARTER) + 1) * QUARTER, tick);
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
