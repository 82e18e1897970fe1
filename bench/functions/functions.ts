/** Measures the deployed Lambda functions: their size and the load time of their modules. */
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, median } from '#bench/report/figure.ts';
import type { Environment } from '#contract/environment.ts';
import { contract } from '#contract/index.ts';
import { buildFunctions, handlers } from '#lib/functions/bundling.ts';

const LOADS = 20;

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

/** The environment variables that Lambda and the logger need. */
const HOME = {
  AWS_REGION: 'us-east-1',
  SERVICE_NAME: 'bench',
};

const loadTime = async (file: string) => {
  const env = { ...ENVIRONMENT, ...HOME };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOAD, file], { env });
    return Number(stdout);
  } catch (error) {
    const why = /^\w*Error: .*$/m.exec(String(error instanceof Error ? error.message : error))?.[0];
    throw new Error(`${basename(dirname(file))} cannot be loaded: ${why ?? 'no reason given'}`);
  }
};

const sizeOf = async (file: string) => (await stat(file)).size / 1000;

const sizeOfAll = async (folder: string) => {
  const sizes = await Promise.all((await readdir(folder)).map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const own = (name: string) => ({ entry: join(import.meta.dirname, `${name}.ts`), name });
const REFERENCE = 'client';

/** `whole` includes files that are loaded on demand. */
const measured = async ({ name: module, folder }: Awaited<ReturnType<typeof buildFunctions>>[number]) => {
  const file = join(folder, 'index.js');
  const name = module.replace(/\/index$/, '');
  return { name, file, size: await sizeOf(file), whole: await sizeOfAll(folder), times: [] as number[] };
};

export const measureFunctions = async (folder: string): Promise<Figure[]> => {
  const functions = await Promise.all(
    (await buildFunctions(join(folder, 'functions'), [own(REFERENCE), own('core'), ...handlers()])).map(measured),
  );
  // Load time matters only for functions that a user waits for.
  const loaded = functions.filter(({ name }) => [REFERENCE, 'core'].includes(name) || name in contract);
  for (const { file } of loaded) await loadTime(file); // warms the file system cache
  for (let n = 0; n < LOADS; n++) for (const { file, times } of loaded) times.push(await loadTime(file));
  const reference = median(functions.find(({ name }) => name === REFERENCE)?.times ?? []);
  return functions.flatMap(({ name, size, whole, times }): Figure[] => [
    { name: `${name}, loaded at start, minified`, value: size, unit: 'kB' },
    ...(whole > size + 1 ? [{ name: `${name}, with what it reads later`, value: whole, unit: 'kB' as const }] : []),
    ...(times.length > 0
      ? [
          {
            name: `${name}, import, median of ${LOADS}`,
            value: median(times),
            unit: 'ms' as const,
          },
          {
            name: `${name} : an empty function with the SDK client, import, median`,
            value: median(times) / reference,
            unit: 'ratio' as const,
            budget: { atMost: 3 },
          },
        ]
      : []),
  ]);
};
