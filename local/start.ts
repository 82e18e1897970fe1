/** `npm start`: runs the product on this machine until it is stopped. */

import { CommandError } from '#contract/command.ts';
import type { Account } from './endpoints.ts';
import { readOptions } from './options.ts';
import { whenOrphaned } from './parent.ts';
import { buildWeb } from './site/build.ts';
import { type Stack, startStack } from './stack.ts';

const NOTES: Partial<Record<Account['role'], string>> = {
  none: 'no role',
  temporary: 'must set a password first',
};

const accountLines = (accounts: readonly Account[]) => {
  const rows = [
    ['E-mail', 'Password', 'Role'],
    ...accounts.map(({ email, password, role }) => [email, password, NOTES[role] ?? role]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2);
  return rows.map((row) => `  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('')}`.trimEnd());
};

let stack: Stack | undefined;
let stopping = false;

const stop = async () => {
  if (stopping) return; // npm repeats the terminal's Ctrl-C
  stopping = true;
  await stack?.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
whenOrphaned(stop);

// In AWS, an unhandled rejection ends one Lambda environment; here it would end the process.
process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const building = options.dev ? undefined : buildWeb(() => console.log('Building the web app …'));
  [stack] = await Promise.all([startStack(options), building]);
  const { web, accounts } = stack.endpoints;
  const lines = [
    '',
    ...accountLines(accounts),
    '',
    `Mails and text messages: ${web}/local/mailbox`,
    `Background jobs: ${web}/local/jobs`,
    `Feature flags, error reports and analytics: ${web}/local/web-operations`,
    `Plumbline is ready at ${web}`,
  ];
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exit(1);
}
