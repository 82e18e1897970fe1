/** Computes the tables of one file in a separate process to measure its memory. */
import { createReadStream } from 'node:fs';
import { analysis } from '#domain/bias/analysis.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { BIAS_PLANS, type BiasFile } from './files.ts';

const [file = '', kind = 'decisions'] = process.argv.slice(2);
const plan = BiasPlan.parse(BIAS_PLANS[kind as BiasFile]); // the parent passes a valid name

/** Splits a row without quotes. Parsing of real files is measured elsewhere. One array is reused for all rows. */
const cutRow = (text: string, from: number, end: number, row: string[]) => {
  let start = from;
  let column = 0;
  for (let comma = text.indexOf(',', start); comma >= 0 && comma < end; comma = text.indexOf(',', start)) {
    row[column++] = text.slice(start, comma);
    start = comma + 1;
  }
  row[column] = text.slice(start, end);
};

const compute = async () => {
  let engine: ReturnType<typeof analysis> | undefined;
  let rest = '';
  const row: string[] = [];
  const began = performance.now();
  for await (const piece of createReadStream(file, { encoding: 'latin1', highWaterMark: 1 << 18 })) {
    const text: string = rest + piece;
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      cutRow(text, from, end, row);
      from = end + 1;
      if (engine) engine.add(row);
      else engine = analysis(plan, row);
    }
    rest = text.slice(from);
  }
  const end = engine?.result();
  if (!end || 'faults' in end) throw new Error(`The file has faults: ${JSON.stringify(end)}`);
  return { ms: performance.now() - began, result: end.result };
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
