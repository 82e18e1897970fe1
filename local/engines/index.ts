/** Engines of bias tests that are no longer current, by their version. */
import type { BiasEngine } from '#domain/tests/bias-engine.ts';

const ENGINES = new Map<string, () => Promise<BiasEngine>>([
  ['3', () => import('./engine-3.mjs')],
  ['4', () => import('./engine-4.mjs')],
  ['5', () => import('./engine-5.mjs')],
]);

export const pastEngine = async (version: string): Promise<BiasEngine | undefined> => ENGINES.get(version)?.();
