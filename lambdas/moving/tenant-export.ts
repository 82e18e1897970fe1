/**
 * `npm run tenant:export -- <folder> [--tenant acme] [--local <data folder>]`: all of a tenant in a folder. With `--verify`
 * it says instead whether what is in the folder is as it was written.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashOfFile, MANIFEST, type Manifest, MoveRefused } from './format.ts';
import { orSay, placeOf } from './place.ts';
import { verifyExport } from './verify.ts';
import { type Reason, reasonText } from './what-moves.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: 'string', default: 'tenant' }, local: { type: 'string' }, verify: { type: 'boolean' } },
});

const say = async (folder: string, { rows, files, parts, left_out }: Manifest) => {
  console.log(`${rows} rows in ${parts.filter(({ name }) => name.startsWith('rows-')).length} parts, ${files} files.`);
  for (const [reason, count] of Object.entries(left_out))
    console.log(`${count} rows stayed: ${reasonText(reason as Reason)}.`); // of its own words
  console.log(`SHA-256 of ${MANIFEST}, to be kept elsewhere: ${await hashOfFile(join(folder, MANIFEST))}`);
};

await orSay(async () => {
  const [folder] = positionals;
  if (folder === undefined) throw new MoveRefused('Say into which folder: npm run tenant:export -- <folder>');
  if (values.verify) {
    const { manifest, problems, trail } = await verifyExport(folder);
    if (problems.length > 0) throw new MoveRefused(problems.join('\n'));
    await say(folder, manifest);
    console.log(`All as it was written; ${trail} rows of the audit trail follow one another.`);
    return;
  }
  const place = placeOf(values.tenant, values.local);
  const { exportTenant } = await import('./export.ts');
  await say(folder, await exportTenant(place, folder, process.env.npm_package_version ?? 'unknown'));
});
