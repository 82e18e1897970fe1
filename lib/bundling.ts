import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, buildSync } from 'esbuild';

const LAMBDAS = fileURLToPath(new URL('../lambdas', import.meta.url));

/** How a function becomes one file. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs', // loads faster than ESM
  mainFields: ['module', 'main'], // the ES modules of a package, which shed what is not used
  minify: true,
  charset: 'utf8', // or each letter with an accent takes six
  alias: { '@aws-sdk/credential-provider-node': fileURLToPath(new URL('./lambda-credentials.ts', import.meta.url)) },
} satisfies BuildOptions;

/** The modules under `lambdas` that are somebody's handler, as `jobs/daily-dues.ts`. */
const modules = () =>
  globSync('*/*.ts', { cwd: LAMBDAS }).filter((file) =>
    /^export const handler\b/m.test(readFileSync(join(LAMBDAS, file), 'utf8')),
  );

const folderOf = (module: string) => module.replace(/\.ts$/, '');

let built: string | undefined;

/** All functions in one go, a folder each: most of what they are made of is read once for all of them. */
const build = () => {
  const outdir = mkdtempSync(join(tmpdir(), 'plumbline-functions-'));
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
  const entryPoints = modules().map((file) => ({ in: join(LAMBDAS, file), out: join(folderOf(file), 'index') }));
  buildSync({ ...BUNDLING, entryPoints, outdir, logLevel: 'warning' });
  return outdir;
};

/** The folder with the function whose handler is in this module under `lambdas`. */
export const builtFunction = (module: string) => {
  built ??= build();
  return join(built, folderOf(module));
};
