/** Runs `run-seed.ts` in a child process and returns its report. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Options, Report } from './run-seed.ts';

export const simulate = async (options: Options): Promise<Report> => {
  const child = fork(join(import.meta.dirname, 'run-seed.ts'), [JSON.stringify(options)], { execArgv: [] });
  const ended = once(child, 'exit');
  const [report]: (Report | undefined)[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  await ended;
  if (!report) throw new Error(`The run of seed ${options.seed} ended before it was over.`);
  return report;
};
