/** Properties are tried with the same values each time, so that what passed once passes again. More, or others: `RUNS=20000 SEED=7 npm run unit -- <file>`. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env.SEED ?? 2026), numRuns: Number(process.env.RUNS ?? 100) });
