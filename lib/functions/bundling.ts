/** Bundles the Lambda functions. Constructs are synchronous, so they run this in a separate process (`build.ts`). */
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { SHED } from './shedding.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAMBDAS = join(ROOT, 'lambdas');
const IN_LAMBDA = fileURLToPath(new URL('./sdk-in-lambda.ts', import.meta.url));

/**
 * Modules that functions load on demand from a separate file. Each file has its own copy of its imports, so these
 * modules must be stateless.
 */
const LATER: Readonly<Record<string, { module: string; file: string }>> = {
  '#contract/http/described.ts': { module: 'contract/http/described.ts', file: 'described' },
  '#domain/catalogue/whole.ts': { module: 'domain/catalogue/whole.ts', file: 'catalogue' },
  '#domain/legal/types/index.ts': { module: 'domain/legal/types/index.ts', file: 'legal-types' },
  '#domain/notifications/said.ts': { module: 'domain/notifications/said.ts', file: 'said' },
  '#lambdas/mail/words.ts': { module: 'lambdas/mail/words.ts', file: 'words' },
};

/** The esbuild settings for one file per function. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs', // loads faster than ESM
  mainFields: ['module', 'main'], // ES modules of packages, for tree shaking
  minify: true,
  charset: 'utf8', // otherwise each accented letter takes six bytes
  external: Object.keys(LATER),
  alias: {
    '@aws-sdk/credential-provider-node': IN_LAMBDA,
    '@smithy/core/event-streams': IN_LAMBDA,
  },
  plugins: SHED,
} satisfies BuildOptions;

type Function = { entry: string; name: string };

export const folderOf = (module: string) => module.replace(/\.ts$/, '');

/** All handlers by their module under `lambdas`, such as `jobs/daily-dues`. */
export const handlers = (): Function[] =>
  globSync('*/*.ts', { cwd: LAMBDAS })
    .filter((file) => /^export const handler\b/m.test(readFileSync(join(LAMBDAS, file), 'utf8')))
    .map((file) => ({ entry: join(LAMBDAS, file), name: folderOf(file) }));

/** Copies modules that are loaded on demand beside the function. Node resolves them by their import name. */
const putBeside = (outdir: string, folder: string, wanted: readonly string[]) => {
  const imports: Record<string, string> = {};
  for (const name of wanted) {
    const { file = '' } = LATER[name] ?? {};
    copyFileSync(join(outdir, `${file}.js`), join(folder, `${file}.js`));
    imports[name] = `./${file}.js`;
  }
  if (wanted.length > 0) writeFileSync(join(folder, 'package.json'), JSON.stringify({ imports }));
};

/** Builds one folder with `index.js` for each function, all in one esbuild run, because they share most modules. */
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
    const { imports = [] } = written.get(join(folder, 'index.js')) ?? {};
    const wanted = imports.filter(({ path, external }) => external && path in LATER);
    for (const { path, kind } of wanted)
      if (kind !== 'dynamic-import')
        throw new Error(`${name} loads ${path} at startup. Load it on demand with await import(…).`);
    putBeside(outdir, folder, [...new Set(wanted.map(({ path }) => path))]);
    return { name, folder };
  });
};
