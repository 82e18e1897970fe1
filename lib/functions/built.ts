import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from './bundling.ts';

const BUILD = join(import.meta.dirname, 'build.ts');

let built: string | undefined;

const build = () => {
  const outdir = mkdtempSync(join(tmpdir(), 'plumbline-functions-'));
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
  execFileSync(process.execPath, [BUILD, outdir], { stdio: 'inherit' });
  return outdir;
};

/** The folder with the built function for this handler module under `lambdas`. */
export const builtFunction = (module: string) => {
  built ??= build();
  return join(built, folderOf(module));
};
