/**
 * `npm run tenant:import`: what was exported comes into a tenant in which nobody has done anything yet. Asked for again, it
 * goes on where it was cut short.
 */
import { command } from '#contract/command.ts';
import { MoveRefused } from './format.ts';
import { inWords, placeOf } from './place.ts';

const USAGE = `npm run tenant:import -- <folder> [--local <data folder>] [--dry-run] [--lock-out]
  --dry-run    looks at all of it, and changes nothing
  --lock-out   though people of this tenant's user pool, whom what is imported does not know, can then not come in`;

const OPTIONS = {
  local: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'lock-out': { type: 'boolean', default: false },
} as const;

await command(USAGE, OPTIONS, async ({ positionals: [folder, ...more], values }) => {
  if (folder === undefined || more.length > 0) throw new MoveRefused(`Say from which folder:\n${USAGE}`);
  const place = placeOf('', values.local);
  const { importTenant } = await import('./import.ts');
  const [isTrial, mayLockOut] = [values['dry-run'], values['lock-out']];
  const { rows, files, wasDone } = await inWords(() => importTenant(place, folder, { isTrial, mayLockOut }));
  const what = `${rows} rows and ${files} files`;
  if (wasDone) console.log(`${what} were imported before. Nothing was changed.`);
  else console.log(isTrial ? `${what} can be imported. Nothing was changed.` : `${what} were imported.`);
});
