/** Engines of bias tests that are no longer current, by their version. */
import type { BiasEngine } from '#domain/tests/bias-engine.ts';

export const pastEngine = async (version: string): Promise<BiasEngine | undefined> =>
  version === '3' ? import('./engine-3.mjs') : undefined;
