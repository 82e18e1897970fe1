/**
 * Fixes the seed of property tests, so that results are reproducible. For more or other values:
 * `RUNS=20000 SEED=7 npm run unit -- <file>`.
 */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env.SEED ?? 2026), numRuns: Number(process.env.RUNS ?? 100) });
