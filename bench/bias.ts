/**
 * Measures bias tests: rows per second, memory, and their growth with the file size; compared with pandas if it is
 * installed.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BiasFile, writeBiasFile } from './bias/files.ts';
import type { Figure } from './report/figure.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
const KINDS: readonly BiasFile[] = ['decisions', 'scores'];
/** The fastest of this many rounds counts, because small files finish before the code is compiled. */
const ROUNDS = { 10000: 20, 100000: 5, 1000000: 1 };
const LARGEST = 1_000_000;

const run = promisify(execFile);
const OUTPUT = { maxBuffer: 64 * 1024 * 1024 };

type Computed = { ms: number; megabytes: number; rates: unknown };
const computed = ({ stdout }: { stdout: string }) => JSON.parse(stdout) as Computed; // the scripts' output

const PYTHON = process.env.PLUMBLINE_PYTHON ?? 'python3';

const hasPandas = () =>
  run(PYTHON, ['-c', 'import pandas']).then(
    () => true,
    () => false,
  );

/** The fastest of the same number of rounds. */
const byPandas = async (file: string, kind: BiasFile) => {
  const times: Computed[] = [];
  for (let round = 0; round < ROUNDS[LARGEST]; round += 1)
    times.push(computed(await run(PYTHON, [join(import.meta.dirname, 'bias', 'bias.py'), file, kind], OUTPUT)));
  const best = times.toSorted((a, b) => a.ms - b.ms)[0];
  if (!best) throw new Error('pandas was not asked.');
  return best;
};

/** Ignores the order of groups, which differs between pandas and this engine. */
const sameRates = (one: unknown, other: unknown) => {
  const sorted = (rates: unknown) =>
    Array.isArray(rates)
      ? JSON.stringify(rates.map((table) => (Array.isArray(table) ? table.map(String).toSorted() : [])))
      : '';
  return sorted(one) === sorted(other);
};

const measureKind = async (folder: string, kind: BiasFile, isBeside: boolean): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const perRow: number[] = [];
  for (const size of SIZES) {
    const file = join(folder, `bias-${kind}-${size}.csv`);
    await writeBiasFile(file, size, kind);
    const process_ = join(import.meta.dirname, 'bias', 'process.ts');
    const mine = computed(await run(process.execPath, [process_, file, kind, `${ROUNDS[size]}`], OUTPUT));
    const rows = `${size.toLocaleString('en')} rows of ${kind}`;
    perRow.push(mine.ms / size);
    figures.push(
      { name: rows, value: size / (mine.ms / 1000), unit: 'rows/s' },
      { name: `${rows}: memory of the process`, value: mine.megabytes, unit: 'MB', budget: { atMost: 512 } },
    );
    if (!isBeside || size !== LARGEST) continue;
    const theirs = await byPandas(file, kind);
    if (kind === 'decisions' && !sameRates(mine.rates, theirs.rates)) throw new Error('pandas counts otherwise.');
    figures.push({
      name: `pandas' time over ours, ${rows}`,
      ...{ value: theirs.ms / mine.ms, unit: 'ratio', budget: { atLeast: 2 } },
    });
  }
  const [first = 0, , last = 0] = perRow;
  const name = `time a row of ${kind}, 1,000,000 over 10,000`;
  return [...figures, { name, value: last / first, unit: 'ratio', budget: { atMost: 1.3 } }];
};

export const measureBias = async (folder: string): Promise<Figure[]> => {
  const isBeside = await hasPandas();
  if (!isBeside) console.log(`${PYTHON} has no pandas here, so nothing is compared with it.`);
  const figures: Figure[] = [];
  for (const kind of KINDS) figures.push(...(await measureKind(folder, kind, isBeside)));
  return figures;
};
