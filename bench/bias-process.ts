/** Computes the tables of one file in a process of its own, so that its memory is its own too. */
import { createReadStream } from 'node:fs';
import { analysis } from '#domain/bias/analysis.ts';
import { BiasPlan } from '#domain/bias/plan.ts';
import { BIAS_PLANS, type BiasFile } from './bias-files.ts';

const [file = '', kind = 'decisions'] = process.argv.slice(2);
const plan = BiasPlan.parse(BIAS_PLANS[kind as BiasFile]); // as its parent names it

const compute = async () => {
  let engine: ReturnType<typeof analysis> | undefined;
  let rest = '';
  const began = performance.now();
  // The files of this benchmark have no quotes; how a real one is read is measured elsewhere.
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const row = line.split(',');
      if (engine) engine.add(row);
      else engine = analysis(plan, row);
    }
  }
  const end = engine?.result();
  if (!end || 'faults' in end) throw new Error(`The file has faults: ${JSON.stringify(end)}`);
  return { ms: performance.now() - began, result: end.result };
};

// A function has been warm for a while when most files come.
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
