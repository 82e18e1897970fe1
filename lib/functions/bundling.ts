/** How the functions are built. Constructs cannot wait, so for them it is done by a process of its own (`build.ts`). */
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { SHED } from './shedding.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAMBDAS = join(ROOT, 'lambdas');
const IN_LAMBDA = fileURLToPath(new URL('./sdk-in-lambda.ts', import.meta.url));

/** What functions read only when they are asked for it: a file beside them. It has its own copy of what it imports, so nothing that remembers. */
const LATER: Readonly<Record<string, { module: string; file: string }>> = {
  '#contract/described.ts': { module: 'contract/described.ts', file: 'described' },
  '#domain/catalogue/whole.ts': { module: 'domain/catalogue/whole.ts', file: 'catalogue' },
  '#domain/notifications/said.ts': { module: 'domain/notifications/said.ts', file: 'said' },
  '#lambdas/mail/words.ts': { module: 'lambdas/mail/words.ts', file: 'words' },
};

/** How a function becomes one file. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs', // loads faster than ESM
  mainFields: ['module', 'main'], // the ES modules of a package, which shed what is not used
  minify: true,
  charset: 'utf8', // or each letter with an accent takes six
  external: Object.keys(LATER),
  alias: {
    '@aws-sdk/credential-provider-node': IN_LAMBDA,
    '@aws-sdk/middleware-endpoint-discovery': IN_LAMBDA,
    '@smithy/core/event-streams': IN_LAMBDA,
  },
  plugins: SHED,
} satisfies BuildOptions;

/** What is built: a module, and the folder that it gets. */
type Function = { entry: string; name: string };

export const folderOf = (module: string) => module.replace(/\.ts$/, '');

/** All that is somebody's handler, by its module under `lambdas`: `jobs/daily-dues`. */
export const handlers = (): Function[] =>
  globSync('*/*.ts', { cwd: LAMBDAS })
    .filter((file) => /^export const handler\b/m.test(readFileSync(join(LAMBDAS, file), 'utf8')))
    .map((file) => ({ entry: join(LAMBDAS, file), name: folderOf(file) }));

/** What a function reads later, beside it: Node finds it by the name that it has in the source. */
const putBeside = (outdir: string, folder: string, wanted: readonly string[]) => {
  const imports: Record<string, string> = {};
  for (const name of wanted) {
    const { file = '' } = LATER[name] ?? {};
    copyFileSync(join(outdir, `${file}.js`), join(folder, `${file}.js`));
    imports[name] = `./${file}.js`;
  }
  if (wanted.length > 0) writeFileSync(join(folder, 'package.json'), JSON.stringify({ imports }));
};

/**
 * A folder for each, with `index.js`; all in one go, since most of what they are made of is read once for all of them. Says
 * what modules each is made of.
 */
export const buildFunctions = async (outdir: string, functions: readonly Function[]) => {
  const entryPoints = functions.map(({ entry, name }) => ({ in: entry, out: join(name, 'index') }));
  const later = Object.values(LATER).map(({ module, file }) => ({ in: join(ROOT, module), out: file }));
  const common = { ...BUNDLING, outdir, absWorkingDir: ROOT, metafile: true, logLevel: 'warning' } as const;
  const [{ metafile }] = await Promise.all([
    build({ ...common, entryPoints }),
    build({ ...common, entryPoints: later, plugins: [] }),
  ]);
  const written = new Map(Object.entries(metafile.outputs).map(([path, output]) => [join(ROOT, path), output]));
  return functions.map(({ name }) => {
    const folder = join(outdir, name);
    const { imports = [], inputs = {} } = written.get(join(folder, 'index.js')) ?? {};
    const wanted = imports.filter(({ path, external }) => external && path in LATER);
    for (const { path, kind } of wanted)
      if (kind !== 'dynamic-import') throw new Error(`${name} reads ${path} at start: await import(…) it when asked.`);
    putBeside(outdir, folder, [...new Set(wanted.map(({ path }) => path))]);
    return { name, folder, inputs: Object.keys(inputs) };
  });
};
