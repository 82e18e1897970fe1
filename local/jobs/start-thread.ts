/** Runs the jobs in a thread, so that they do not slow down the API. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { type WorkerName, workers } from '#contract/jobs/workers.ts';
import { keysOf } from '#domain/keys-of.ts';
import type { Call, Outcome } from './calls.ts';
import type { JobHandlers } from './handlers.ts';

type Result = DynamoDBBatchResponse | undefined;

const startOne = () => {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let end: unknown;

  thread.on('message', (outcome: Outcome | 'loaded') => {
    if (outcome === 'loaded') return;
    const one = waiting.get(outcome.number);
    waiting.delete(outcome.number);
    if ('error' in outcome) one?.reject(outcome.error);
    else one?.resolve(outcome.result);
  });
  thread.on('error', (error) => {
    end = error;
  });
  thread.on('exit', () => {
    end ??= new Error('The thread of the jobs ended.');
    for (const { reject } of waiting.values()) reject(end);
  });

  return {
    thread,
    /** Calls in progress get no answer. Their messages are delivered again after the next start. */
    abandon: async () => {
      waiting.clear();
      await thread.terminate();
    },
    hasEnded: () => end !== undefined,
    perform: (call: Call) => {
      const answer = Promise.withResolvers<Result>();
      waiting.set(call.number, answer);
      thread.postMessage(call);
      return answer.promise;
    },
  };
};

const startLoaded = async () => {
  const one = startOne();
  await once(one.thread, 'message');
  return one;
};

export type RunningHandlers = { handlers: JobHandlers; reload: () => Promise<void>; stop: () => Promise<void> };

export const startThread = async (): Promise<RunningHandlers> => {
  let calls = 0;
  let current = await startLoaded();

  const perform = (makeCall: (number: number) => Call) => {
    // A thread that crashed is replaced, like a container in Lambda.
    if (current.hasEnded()) current = startOne();
    calls += 1;
    return current.perform(makeCall(calls));
  };
  const worker =
    (handler: WorkerName): JobHandlers['workers'][WorkerName] =>
    async (event, context) => {
      const deadline = Date.now() + context.getRemainingTimeInMillis();
      await perform((number) => ({ number, handler, event, deadline }));
    };

  const handlers: JobHandlers = {
    // The keys of an object from entries have no type.
    workers: Object.fromEntries(keysOf(workers).map((name) => [name, worker(name)])) as JobHandlers['workers'],
    clock: async (event) => {
      await perform((number) => ({ number, handler: 'clock', event }));
    },
    stream: async (event) => {
      const result = await perform((number) => ({ number, handler: 'stream', event }));
      if (!result) throw new Error('The change stream got no answer.');
      return result;
    },
  };
  return {
    handlers,
    // Calls in progress fail, and their messages are delivered again.
    reload: async () => {
      const before = current;
      current = await startLoaded();
      await before.thread.terminate();
    },
    stop: () => current.abandon(),
  };
};
