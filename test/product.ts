/**
 * Starts a product for tests in a child process, on free ports and with a temporary data folder. When the test process
 * ends or crashes, the child deletes the folder and ends, too.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stack } from '#local/stack.ts';

/** The message of the child process when it is ready or has failed to start. */
export type Report = Pick<Stack, 'endpoints' | 'environment'> | { failure: string };

export const startProduct = async (demo: 'full' | 'empty'): Promise<Stack> => {
  const child = fork(join(import.meta.dirname, 'product-process.ts'), [demo], { execArgv: [] });
  const ended = once(child, 'exit');
  const [report]: Report[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (!report) throw new Error('The product ended before it was ready.');
  if ('failure' in report) throw new Error(`The product did not start: ${report.failure}`);
  return {
    ...report,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
};
