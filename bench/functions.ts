/** The Lambda functions as they are deployed: how large each is, and how long it takes to load. */
import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Environment } from '#contract/environment.ts';
import { contract } from '#contract/index.ts';
import { BUNDLING } from '#lib/bundling.ts';
import { type Figure, median } from './figure.ts';

const LOADS = 20;
const ROOT = join(import.meta.dirname, '..');

/** What every function stands on: one that answers nothing. */
const CORE = `
import { serve } from '#lambdas/http/serve.ts';
import { entities } from '#lambdas/stores/entities.ts';
export const handler = [serve({}, {}), entities];
`;

const LOAD = `
const began = performance.now();
require(process.argv[1]);
process.stdout.write(String(performance.now() - began));
`;

const ENVIRONMENT = {
  TABLE_NAME: 'table',
  USER_POOL_ID: 'us-east-1_example',
  WEB_CLIENT_ID: 'client',
  TOKEN_URL: 'https://example.com/oauth2/token',
} satisfies Environment;

/** What Lambda and powertools need. */
const HOME = {
  AWS_REGION: 'us-east-1',
  POWERTOOLS_SERVICE_NAME: 'bench',
  POWERTOOLS_METRICS_NAMESPACE: 'Plumbline',
};

/** Node's own modules that the functions load too: a measure of the machine. */
const NODE_ALONE = ['crypto', 'fs', 'https', 'os', 'stream', 'zlib']
  .map((name) => `require('node:${name}');`)
  .join('\n');

const loadTime = async (file: string) => {
  const env = { ...ENVIRONMENT, ...HOME };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOAD, file], { env });
    return Number(stdout);
  } catch (error) {
    const why = /^\w*Error: .*$/m.exec(String(error instanceof Error ? error.message : error))?.[0];
    throw new Error(`${basename(file)} cannot be loaded: ${why ?? 'no reason given'}`);
  }
};

/** S3's and Cognito's: what has one of them may be larger. */
const LARGE_CLIENTS = /@aws-sdk\/client-(s3|cognito-identity-provider)\//;

const bundle = async (folder: string, name: string) => {
  const outfile = join(folder, `${name}.cjs`);
  const what =
    name === 'core'
      ? { stdin: { contents: CORE, resolveDir: ROOT, sourcefile: 'core.ts', loader: 'ts' as const } }
      : { entryPoints: [join(ROOT, 'lambdas', name, 'index.ts')] };
  const { metafile } = await build({
    ...BUNDLING,
    ...what,
    absWorkingDir: ROOT,
    outfile,
    logLevel: 'error',
    metafile: true,
  });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const atMost = kept.some((file) => LARGE_CLIENTS.test(file)) ? 700 : 450;
  return { name, file: outfile, size: (await stat(outfile)).size / 1000, atMost, times: [] as number[] };
};

export const measureFunctions = async (folder: string): Promise<Figure[]> => {
  const bundles = await Promise.all(['core', ...Object.keys(contract)].map((name) => bundle(folder, name)));
  const node = { file: join(folder, 'node-alone.cjs'), times: [] as number[] };
  await writeFile(node.file, NODE_ALONE);
  for (const { file } of bundles) await loadTime(file); // so that the files are in the machine's memory
  for (let n = 0; n < LOADS; n++) for (const { file, times } of [node, ...bundles]) times.push(await loadTime(file));
  return bundles.flatMap(({ name, size, atMost, times }): Figure[] => [
    { name: `${name} : Node's own modules, import, median`, value: median(times) / median(node.times), unit: 'ratio' },
    { name: `${name}, minified`, value: size, unit: 'kB', budget: { atMost } },
    { name: `${name}, import, median of ${LOADS}`, value: median(times), unit: 'ms', budget: { atMost: 45 } },
  ]);
};
