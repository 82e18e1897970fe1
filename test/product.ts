/**
 * A product for tests: on free ports, with a data folder of its own. It is a process of its own, which ends when the
 * process of the tests does, however that ends, and takes its data folder with it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stack } from '#local/stack.ts';

/** What the process sends when it is ready, or why it will not be. */
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
