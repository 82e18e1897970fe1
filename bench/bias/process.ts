/** Computes the tables of one file in a separate process to measure its memory. */
import { openAsBlob } from 'node:fs';
import { analysis } from '#domain/bias/analysis.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { blobChunks } from '#domain/reading/blob-chunks.ts';
import { openTable } from '#domain/tests/header-row.ts';
import { readTable } from '#domain/tests/read-table.ts';
import { BIAS_PLANS, type BiasFile } from './files.ts';

const [file = '', kind = 'decisions'] = process.argv.slice(2);
const plan = BiasPlan.parse(BIAS_PLANS[kind as BiasFile]); // the parent passes a valid name

/** Reads the file as a run of a test does. */
const compute = async () => {
  const input = await openAsBlob(file);
  const began = performance.now();
  const table = await openTable({ format: 'csv', content_type: 'text/csv', chunks: () => blobChunks(input) }, 1);
  const faults: unknown[] = [];
  const nothing = async () => {};
  const result = await readTable(table, (headers) => analysis(plan, headers), {
    ...{ fault: (fault) => faults.push(fault), read: nothing, end: nothing, computed: nothing },
  });
  if (!result) throw new Error(`The file has faults: ${JSON.stringify(faults[0])}`);
  return { ms: performance.now() - began, result };
};

// The fastest of this many rounds counts, to exclude compilation.
const rounds = Number(process.argv[4] ?? 1);
const times: number[] = [];
let rates: unknown;
for (let round = 0; round < rounds; round += 1) {
  const { ms, result } = await compute();
  times.push(ms);
  rates = result.tables.map((table) =>
    table.kind === 'impact' ? table.groups.map(({ names, selected }) => [...names, selected.count, selected.of]) : [],
  );
}
console.log(JSON.stringify({ ms: Math.min(...times), megabytes: process.resourceUsage().maxRSS / 1024, rates }));
