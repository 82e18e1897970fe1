/** `npm run tenant:export`: exports a tenant to a folder, or verifies an exported folder. */
import { join } from 'node:path';
import { command } from '#contract/command.ts';
import { hashOfFile, MANIFEST, type Manifest, MoveRefused } from '#lambdas/migration/format.ts';
import { inWords, placeOf } from '#lambdas/migration/place.ts';
import { verifyExport } from '#lambdas/migration/verify.ts';
import { type Reason, reasonText } from '#lambdas/migration/what-moves.ts';

const USAGE = `npm run tenant:export -- <folder> [--tenant acme] [--local <data folder>]
npm run tenant:export -- <folder> --verify [--sha256 <hash of the manifest>]`;

const say = async (folder: string, { rows, files, parts, left_out }: Manifest) => {
  console.log(`${rows} rows in ${parts.filter(({ name }) => name.startsWith('rows-')).length} parts, ${files} files.`);
  for (const [reason, count] of Object.entries(left_out))
    console.log(`${count} rows not exported: ${reasonText(reason as Reason)}.`); // the keys are reasons
  console.log(`SHA-256 of ${MANIFEST} (keep it in a separate place): ${await hashOfFile(join(folder, MANIFEST))}`);
};

const OPTIONS = {
  tenant: { type: 'string', default: 'tenant' },
  local: { type: 'string' },
  sha256: { type: 'string' },
  verify: { type: 'boolean', default: false },
} as const;

await command(USAGE, OPTIONS, async ({ positionals: [folder, ...more], values }) => {
  if (folder === undefined || more.length > 0) throw new MoveRefused(`Specify the target folder:\n${USAGE}`);
  if (values.verify) {
    const { manifest, problems, trail } = await inWords(() => verifyExport(folder, values.sha256));
    if (problems.length > 0) throw new MoveRefused(problems.join('\n'));
    await say(folder, manifest);
    console.log(`The export is intact. The chain of ${trail} audit log rows is complete.`);
    return;
  }
  const place = placeOf(values.tenant, values.local);
  const { exportTenant } = await import('#lambdas/migration/export.ts');
  const version = process.env.npm_package_version ?? 'unknown';
  await say(folder, await inWords(() => exportTenant(place, folder, version)));
});
