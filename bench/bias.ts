/**
 * Measures bias tests: rows per second, memory, and their growth with the file size; compared with pandas and DuckDB if
 * these are installed.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BiasFile, writeBiasFile } from './bias/files.ts';
import type { Figure } from './report/figure.ts';

const SIZES = [10_000, 100_000, 1_000_000, 5_000_000] as const;
const KINDS: readonly BiasFile[] = ['decisions', 'scores'];
/** The fastest of this many rounds counts, because small files finish before the code is compiled. */
const ROUNDS = { 10000: 20, 100000: 5, 1000000: 1, 5000000: 1 };
/** The size that is compared with other programs, in this many turns. The fastest of each counts. */
const COMPARED = 1_000_000;
const TURNS = { decisions: 3, scores: 1 };

const run = promisify(execFile);
const OUTPUT = { maxBuffer: 64 * 1024 * 1024 };

type Computed = { ms: number; megabytes: number; rates: unknown };
const computed = ({ stdout }: { stdout: string }) => JSON.parse(stdout) as Computed; // the scripts' output

type Reference = { name: string; knows: readonly BiasFile[]; run: (file: string, kind: BiasFile) => Promise<Computed> };

const PYTHON = process.env.PLUMBLINE_PYTHON ?? 'python3';
const script = (name: string) => join(import.meta.dirname, 'bias', name);

const hasPandas = () =>
  run(PYTHON, ['-c', 'import pandas']).then(
    () => true,
    () => false,
  );

const pandas: Reference = {
  ...{ name: 'pandas', knows: KINDS },
  run: async (file, kind) => computed(await run(PYTHON, [script('bias.py'), file, kind], OUTPUT)),
};

/** A function has one processor, this machine may have more. */
const duckDb = (threads: number): Reference => ({
  ...{ name: `DuckDB with ${threads === 1 ? 'one thread' : `${threads} threads`}`, knows: ['decisions'] },
  run: async (file) => computed(await run(process.execPath, [script('duckdb.ts'), file, `${threads}`], OUTPUT)),
});

const references = async (): Promise<Reference[]> => {
  const found = [
    ...((await hasPandas()) ? [pandas] : []),
    ...(process.env.PLUMBLINE_DUCKDB ? [duckDb(1), duckDb(2)] : []),
  ];
  if (found.length === 0)
    console.log(`${PYTHON} has no pandas, and PLUMBLINE_DUCKDB names no DuckDB, so nothing is compared.`);
  return found;
};

/** Ignores the order of groups, which differs between pandas and this engine. */
const sameRates = (one: unknown, other: unknown) => {
  const sorted = (rates: unknown) =>
    Array.isArray(rates)
      ? JSON.stringify(rates.map((table) => (Array.isArray(table) ? table.map(String).toSorted() : [])))
      : '';
  return sorted(one) === sorted(other);
};

const measureKind = async (folder: string, kind: BiasFile, beside: readonly Reference[]): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const perRow: number[] = [];
  for (const size of SIZES) {
    const file = join(folder, `bias-${kind}-${size}.csv`);
    await writeBiasFile(file, size, kind);
    const byUs = async () =>
      computed(await run(process.execPath, [script('process.ts'), file, kind, `${ROUNDS[size]}`], OUTPUT));
    const mine = await byUs();
    const rows = `${size.toLocaleString('en')} rows of ${kind}`;
    perRow.push(mine.ms / size);
    figures.push(
      { name: rows, value: size / (mine.ms / 1000), unit: 'rows/s' },
      {
        name: `${rows}: memory of the process`,
        value: mine.megabytes,
        unit: 'MB',
        ...(size <= COMPARED && { budget: { atMost: 512 } }),
      },
    );
    if (size !== COMPARED) continue;
    for (const reference of beside.filter(({ knows }) => knows.includes(kind))) {
      const [ours, theirs] = [[mine.ms], [] as number[]];
      for (let turn = 0; turn < TURNS[kind]; turn += 1) {
        const other = await reference.run(file, kind);
        if (kind === 'decisions' && !sameRates(mine.rates, other.rates))
          throw new Error(`${reference.name} counts otherwise.`);
        theirs.push(other.ms);
        ours.push((await byUs()).ms);
      }
      figures.push({
        name: `our time over that of ${reference.name}, ${rows}`,
        ...{ value: Math.min(...ours) / Math.min(...theirs), unit: 'ratio', budget: { atMost: 1.5 } },
      });
    }
  }
  const [first = 0, , last = 0] = perRow;
  const name = `time a row of ${kind}, 1,000,000 over 10,000`;
  return [...figures, { name, value: last / first, unit: 'ratio', budget: { atMost: 1.3 } }];
};

export const measureBias = async (folder: string): Promise<Figure[]> => {
  const beside = await references();
  const figures: Figure[] = [];
  for (const kind of KINDS) figures.push(...(await measureKind(folder, kind, beside)));
  return figures;
};
