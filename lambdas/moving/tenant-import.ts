/**
 * `npm run tenant:import -- <folder> [--local <data folder>] [--dry-run]`: what was exported comes into a tenant in which
 * nobody has done anything yet. Asked for again, it goes on where it was cut short.
 */
import { parseArgs } from 'node:util';
import { MoveRefused } from './format.ts';
import { orSay, placeOf } from './place.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { local: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});

await orSay(async () => {
  const [folder] = positionals;
  if (folder === undefined) throw new MoveRefused('Say from which folder: npm run tenant:import -- <folder>');
  const place = placeOf('', values.local);
  const { importTenant } = await import('./import.ts');
  const { rows, files, wasDone } = await importTenant(place, folder, values['dry-run']);
  const what = `${rows} rows and ${files} files`;
  if (wasDone) console.log(`${what} were imported before. Nothing was changed.`);
  else console.log(values['dry-run'] ? `${what} can be imported. Nothing was changed.` : `${what} were imported.`);
});
