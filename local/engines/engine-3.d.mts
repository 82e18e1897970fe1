/**
 * Engine 3 as it was when engine 4 replaced it, as one file that is never edited: a result is computed again by the engine
 * that it names. Before an engine is changed, it is kept by bundling `analysis`, `BiasPlan` and `BiasResult` of
 * `domain/bias` with esbuild, with zod left outside.
 */
import type { BiasEngine } from '#domain/tests/bias-engine.ts';

export declare const analysis: BiasEngine['analysis'];
export declare const BiasPlan: BiasEngine['BiasPlan'];
export declare const BiasResult: BiasEngine['BiasResult'];
