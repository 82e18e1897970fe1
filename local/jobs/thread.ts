/** The thread of the jobs. It has its own modules and caches, like the containers of the workers in AWS. */
import { parentPort } from 'node:worker_threads';
import { makeContext } from '#local/aws/lambda-context.ts';
import type { Call, Outcome } from './calls.ts';
import { handlers } from './handlers.ts';

const perform = async (call: Call) => {
  if (call.handler === 'stream') return handlers.stream(call.event);
  if (call.handler === 'clock') await handlers.clock(call.event);
  else await handlers.workers[call.handler](call.event, makeContext(call.handler, call.deadline));
  return undefined;
};

const report = (outcome: Outcome | 'loaded') => parentPort?.postMessage(outcome);

parentPort?.on('message', async (call: Call) => {
  const { number } = call;
  try {
    report({ number, result: await perform(call) });
  } catch (error) {
    report({ number, error });
  }
});
report('loaded');
