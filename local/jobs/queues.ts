/**
 * A queue for each job, with dead letters, as SQS has them: what was accepted comes at least once, in no promised order,
 * is tried again after a pause, and outlives the process.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { Worker } from '#contract/workers.ts';
import { openLines } from '#local/json-lines.ts';
import type { Clock } from './clock.ts';
import { type Message, openJournal } from './journal.ts';

type Limits = Pick<Worker, 'seconds' | 'attempts' | 'atOnce'>;
/** What does a job, once it is there. */
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
  /** What is not done yet. */
  messages: readonly (Message & { under_way: boolean })[];
  /** What ran or failed, the newest first. */
  runs: readonly Run[];
};

const PAUSE = 1_000;
/** The limit over all jobs. Locally they share one process with the API, so more would slow down requests. */
const AT_ONCE = 4;
const RUNS_KEPT = 50;
const LINES_KEPT = 2_000;

/** What runs often pushes nothing else out. */
const lastOfEach = (runs: readonly Run[]) => {
  const counts = new Map<string, number>();
  const isLast = ({ job }: Run) => {
    const count = (counts.get(job) ?? 0) + 1;
    counts.set(job, count);
    return count <= RUNS_KEPT;
  };
  return runs.toReversed().filter(isLast).toReversed();
};

/** The last times that each job ran or failed. */
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

/** What it began goes on, as nobody can stop it here, but counts no more. */
const within = async (doing: Promise<unknown>, seconds: number) => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than ${seconds} s.`)), seconds * 1_000);
  await Promise.race([doing, late]).finally(() => clearTimeout(timer));
};

export type Queues = ReturnType<typeof createQueues>;

export const createQueues = (data: string, limits: Record<string, Limits>, clock: Clock) => {
  const journal = openJournal(data);
  const runs = openRuns(data);
  /** Neither dead, nor under way, nor in a pause. */
  const ready = new Set([...journal.messages.values()].filter(({ dead }) => !dead).map(({ id }) => id));
  const underWay = new Map<string, string>();
  const whenIdle: (() => void)[] = [];
  let perform: Perform | undefined;

  const isoNow = () => new Date(clock.now()).toISOString();

  const failed = (message: Message, error: unknown, attemptsAtMost: number) => {
    const attempts = message.attempts + 1;
    const dead = attempts >= attemptsAtMost;
    journal.write({ ...message, attempts, dead, error: textOf(error), failed_at: isoNow() });
    if (dead) console.error(`A message to the job "${message.job}" is a dead letter:`, error);
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
      if (!limit) throw new Error('There is no such job.');
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
        // The disk refuses: what is in the journal is delivered again after the next start.
        .catch((error) => console.error('A message could not be settled:', error))
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
    /** Accepted, and kept on disk, when it returns. */
    send: (job: string, body: string, id: string = randomUUID()) => {
      journal.write({ id, job, body, sent_at: isoNow(), attempts: 0, error: null, failed_at: null, dead: false });
      ready.add(id);
      // Never within the sender's own call, which is in the middle of something.
      setImmediate(proceed);
      return id;
    },
    /** From now on messages are delivered. */
    start: (doIt: Perform) => {
      perform = doIt;
      setImmediate(proceed);
    },
    /** A dead letter is a message like any other again. */
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
    /** Nothing is under way, nor could be before the clock goes on. */
    idle: () =>
      new Promise<void>((resolve) => {
        whenIdle.push(resolve);
        setImmediate(proceed);
      }),
    /** Nothing more is begun. */
    stop: () => {
      perform = undefined;
    },
  };
};
