/**
 * `npm run test:faults`: runs 10,000 operations while requests to the table and user pool fail at random.
 * `-- --seed=7 --operations=300` sets other values. `--without='a way to know its own work'` adds a defect from
 * `spoil.ts`, to see that the checks find it.
 */
import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';
import { SPOIL_NAMES } from './spoil.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    operations: { type: 'string', default: '10000' },
    'in-flight': { type: 'string', default: '200' },
    without: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const operations = Number(values.operations);
const inFlight = Number(values['in-flight']);
const spoilt = SPOIL_NAMES.find((name) => name === values.without);

console.log(
  `Seed ${seed}, ${operations.toLocaleString('en')} operations, ${inFlight} in flight when the process is killed`,
);
const began = performance.now();
const { findings, trace, done, refused, told, counted, megabytes } = await simulate({
  seed,
  operations,
  inFlight,
  spoilt,
});
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s, at most ${megabytes} MB, trace ${trace}`);
console.log(
  `${done} done, ${refused} refused with a reason, ${told} done by a process that was killed before it answered`,
);
console.log(
  Object.entries(counted)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
);
for (const finding of findings.slice(0, 50)) console.log(`✗ ${finding.slice(0, 400)}`);
if (findings.length > 50) console.log(`  and ${findings.length - 50} more`);
if (findings.length > 0)
  console.log(`\nThe same again: npm run test:faults -- --seed=${seed} --operations=${operations}`);
process.exit(findings.length > 0 ? 1 : 0);
