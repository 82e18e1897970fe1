/**
 * `npm run tenant:import`: imports an export into an unused tenant and creates accounts for its people. A repeat
 * continues after an interruption.
 */
import { command } from '#contract/command.ts';
import { MoveRefused } from '#lambdas/migration/format.ts';
import { inWords, mustKnowPool, placeOf } from '#lambdas/migration/place.ts';

const USAGE = `npm run tenant:import -- <folder> [--local <data folder>] [--sha256 <hash>] [--dry-run] [--invite] [--lock-out]
  --sha256     of its manifest, as it was said when it was exported
  --dry-run    looks at all of it, and changes nothing
  --invite     sends each person whose account was made here a temporary password, once; also when all else was done before
  --lock-out   though people of this tenant, whose address nobody has who comes, can then not come in`;

const OPTIONS = {
  local: { type: 'string' },
  sha256: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  invite: { type: 'boolean', default: false },
  'lock-out': { type: 'boolean', default: false },
} as const;

await command(USAGE, OPTIONS, async ({ positionals: [folder, ...more], values }) => {
  if (folder === undefined || more.length > 0) throw new MoveRefused(`Say from which folder:\n${USAGE}`);
  const place = placeOf('', values.local);
  mustKnowPool();
  const { importTenant } = await import('#lambdas/migration/import.ts');
  const [isTrial, mayLockOut] = [values['dry-run'], values['lock-out']];
  const { rows, files, wasDone } = await inWords(() =>
    importTenant(place, folder, { isTrial, mayLockOut, kept: values.sha256 }),
  );
  const what = `${rows} rows and ${files} files`;
  if (isTrial) {
    console.log(wasDone ? `${what} were imported before.` : `${what} can be imported. Nothing was changed.`);
    return;
  }
  console.log(`${what} were imported${wasDone ? ' before' : ''}.`);
  const { disableStrangeClients, giveAccounts, inviteThose } = await import('#lambdas/migration/accounts.ts');
  const given = await inWords(giveAccounts);
  if (given > 0) console.log(`People of another user pool who have an account in this one: ${given}.`);
  const clients = await inWords(disableStrangeClients);
  if (clients.length > 0)
    console.log(`API clients of another user pool are disabled, make new ones: ${clients.join(', ')}.`);
  if (values.invite) console.log(`People who were sent a temporary password: ${await inWords(inviteThose)}.`);
  else if (given > 0) console.log('Nobody was written to: --invite sends a temporary password to whoever has none.');
});
