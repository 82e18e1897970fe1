/**
 * A queue per job with dead letters, as in SQS: at-least-once delivery in no promised order, retries after a pause, and
 * messages that survive a restart.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { Worker } from '#contract/jobs/workers.ts';
import { openLines } from '#local/json-lines.ts';
import type { Clock } from './clock.ts';
import { type Message, openJournal } from './journal.ts';

type Limits = Pick<Worker, 'seconds' | 'attempts' | 'atOnce'>;
export type Perform = (message: Message) => Promise<unknown>;

const Run = z.object({
  job: z.string(),
  id: z.string(),
  at: z.iso.datetime(),
  ms: z.int(),
  error: z.string().nullable(),
});
type Run = z.output<typeof Run>;

export type State = {
  at: string;
  messages: readonly (Message & { under_way: boolean })[];
  /** Completed and failed runs, newest first. */
  runs: readonly Run[];
};

const PAUSE = 1_000;
/** The limit over all jobs. They share one thread, and the machine with the API. */
const AT_ONCE = 4;
const RUNS_KEPT = 50;
const LINES_KEPT = 2_000;

/** Keeps the last runs per job, so frequent jobs do not displace others. */
const lastOfEach = (runs: readonly Run[]) => {
  const counts = new Map<string, number>();
  const isLast = ({ job }: Run) => {
    const count = (counts.get(job) ?? 0) + 1;
    counts.set(job, count);
    return count <= RUNS_KEPT;
  };
  return runs.toReversed().filter(isLast).toReversed();
};

/** The last runs of each job. */
const openRuns = (data: string) => {
  const lines = openLines<Run>(join(data, 'runs.jsonl'), (line) => Run.parse(line));
  let kept = lastOfEach(lines.read());
  lines.rewrite(kept);
  let inFile = kept.length;
  return {
    add: (run: Run) => {
      lines.append(run, { flush: false });
      kept = lastOfEach([...kept, run]);
      inFile += 1;
      if (inFile <= LINES_KEPT) return;
      lines.rewrite(kept);
      inFile = kept.length;
    },
    list: () => kept.toReversed(),
  };
};

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A job cannot be aborted here; after the timeout its result is ignored. */
const within = async (work: Promise<unknown>, seconds: number) => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than ${seconds} s.`)), seconds * 1_000);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export type Queues = ReturnType<typeof createQueues>;

export const createQueues = (data: string, limits: Record<string, Limits>, clock: Clock) => {
  const journal = openJournal(data);
  const runs = openRuns(data);
  /** Messages that are neither dead, in progress, nor waiting for a retry. */
  const ready = new Set([...journal.messages.values()].filter(({ dead }) => !dead).map(({ id }) => id));
  const underWay = new Map<string, string>();
  const whenIdle: (() => void)[] = [];
  let perform: Perform | undefined;

  const isoNow = () => new Date(clock.now()).toISOString();

  const failed = (message: Message, error: unknown, attemptsAtMost: number) => {
    const attempts = message.attempts + 1;
    const dead = attempts >= attemptsAtMost;
    journal.write({ ...message, attempts, dead, error: textOf(error), failed_at: isoNow() });
    if (dead) console.error(`A message to the job "${message.job}" became a dead letter:`, error);
    else
      clock.at(clock.now() + PAUSE * attempts, () => {
        ready.add(message.id);
        proceed();
      });
  };

  const deliver = async (message: Message, doIt: Perform) => {
    const { job, id } = message;
    const limit = limits[job];
    const [at, began] = [isoNow(), performance.now()];
    let error: string | null = null;
    try {
      if (!limit) throw new Error('This job does not exist.');
      await within(doIt(message), limit.seconds);
      journal.done(id);
    } catch (thrown) {
      error = textOf(thrown);
      failed(message, thrown, limit?.attempts ?? 1);
    }
    runs.add({ job, id, at, ms: Math.round(performance.now() - began), error });
  };

  const isFree = ({ job }: Message) =>
    [...underWay.values()].filter((other) => other === job).length < (limits[job]?.atOnce ?? 1);

  const begin = (doIt: Perform) => {
    for (const id of ready) {
      if (underWay.size >= AT_ONCE) return;
      const message = journal.messages.get(id);
      if (!message || !isFree(message)) continue;
      ready.delete(id);
      underWay.set(id, message.job);
      deliver(message, doIt)
        // The disk failed. The journal still has the message, so it is delivered again after the next start.
        .catch((error) => console.error('A message could not be completed:', error))
        .finally(() => {
          underWay.delete(id);
          proceed();
        });
    }
  };

  const proceed = () => {
    if (perform) begin(perform);
    if (underWay.size === 0) for (const idle of whenIdle.splice(0)) idle();
  };

  return {
    /** The message is on disk when this returns. */
    send: (job: string, body: string, id: string = randomUUID()) => {
      journal.write({ id, job, body, sent_at: isoNow(), attempts: 0, error: null, failed_at: null, dead: false });
      ready.add(id);
      // Delivers asynchronously, never within the sender's call.
      setImmediate(proceed);
      return id;
    },
    start: (doIt: Perform) => {
      perform = doIt;
      setImmediate(proceed);
    },
    /** Returns a dead letter to its queue. */
    again: (id: string) => {
      const message = journal.messages.get(id);
      if (!message?.dead) return;
      journal.write({ ...message, attempts: 0, dead: false });
      ready.add(id);
      setImmediate(proceed);
    },
    state: (): State => ({
      at: isoNow(),
      messages: [...journal.messages.values()].map((message) => ({ ...message, under_way: underWay.has(message.id) })),
      runs: runs.list(),
    }),
    /** Resolves when all jobs have ended and no message is ready to run; retries may still be pending. */
    idle: () =>
      new Promise<void>((resolve) => {
        whenIdle.push(resolve);
        setImmediate(proceed);
      }),
    /** Starts no further messages; running ones continue. */
    stop: () => {
      perform = undefined;
    },
  };
};
