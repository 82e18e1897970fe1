/**
 * `npm run tenant:import`: imports an export into an unused tenant and creates accounts for its people. A repeat
 * continues after an interruption.
 */
import { command } from '#contract/command.ts';
import { MoveRefused } from '#lambdas/migration/format.ts';
import { inWords, mustKnowPool, placeOf } from '#lambdas/migration/place.ts';

const USAGE = `npm run tenant:import -- <folder> [--local <data folder>] [--sha256 <hash>] [--dry-run] [--invite] [--lock-out]
  --sha256     hash of the manifest, as printed by the export
  --dry-run    checks everything and changes nothing
  --invite     sends a temporary password, once, to each person whose account was created here; can be repeated after an import
  --lock-out   imports even if people of this tenant can no longer sign in, because no imported user has their address`;

const OPTIONS = {
  local: { type: 'string' },
  sha256: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  invite: { type: 'boolean', default: false },
  'lock-out': { type: 'boolean', default: false },
} as const;

await command(USAGE, OPTIONS, async ({ positionals: [folder, ...more], values }) => {
  if (folder === undefined || more.length > 0) throw new MoveRefused(`Specify the source folder:\n${USAGE}`);
  const place = placeOf('', values.local);
  mustKnowPool();
  const { importTenant } = await import('#lambdas/migration/import.ts');
  const [isTrial, mayLockOut] = [values['dry-run'], values['lock-out']];
  const { rows, files, wasDone } = await inWords(() =>
    importTenant(place, folder, { isTrial, mayLockOut, kept: values.sha256 }),
  );
  const what = `${rows} rows and ${files} files`;
  if (isTrial) {
    console.log(wasDone ? `${what} were already imported.` : `${what} can be imported. Nothing was changed.`);
    return;
  }
  console.log(`${what} were ${wasDone ? 'already ' : ''}imported.`);
  const { disableStrangeClients, giveAccounts, inviteThose } = await import('#lambdas/migration/accounts.ts');
  const given = await inWords(giveAccounts);
  if (given > 0) console.log(`Accounts created for people of another user pool: ${given}.`);
  const clients = await inWords(disableStrangeClients);
  if (clients.length > 0)
    console.log(`API clients of another user pool were disabled. Create new ones: ${clients.join(', ')}.`);
  if (values.invite) console.log(`Temporary passwords sent: ${await inWords(inviteThose)}.`);
  else if (given > 0)
    console.log('No invitations were sent. Use --invite to send temporary passwords to people without one.');
});
