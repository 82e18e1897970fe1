/** Runs the jobs on one machine: the clock, the change stream and the queues call the handlers that AWS would call. */
import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { type JobName, jobs } from '#contract/jobs.ts';
import { REGION } from '#local/environment.ts';
import { makeContext } from '#local/gateway/event.ts';
import type { Installation } from '#local/installation.ts';
import type { Clock } from './clock.ts';
import type { JobHandlers } from './handlers.ts';
import type { Message } from './journal.ts';
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

const eventOf = ({ id, job, body, attempts, sent_at }: Message): SQSEvent => ({
  Records: [
    {
      messageId: id,
      receiptHandle: id,
      body,
      attributes: {
        ApproximateReceiveCount: String(attempts + 1),
        SentTimestamp: String(Date.parse(sent_at)),
        SenderId: 'local',
        ApproximateFirstReceiveTimestamp: String(Date.parse(sent_at)),
      },
      messageAttributes: {},
      md5OfBody: createHash('md5').update(body).digest('hex'),
      eventSource: 'aws:sqs',
      eventSourceARN: `arn:aws:sqs:${REGION}:000000000000:${job}`,
      awsRegion: REGION,
    },
  ],
});

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

  queues.start((message) => {
    const name = message.job as JobName; // a queue performs none but those that the table has
    const deadline = Date.now() + jobs[name].seconds * 1_000;
    return handlers().jobs[name](eventOf(message), makeContext(name, deadline));
  });

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
