/** The interface of all kinds of bias tests. */
import type { BiasFault } from './file/fault.ts';
import type { BiasResult } from './result/result.ts';

type OfPlan = 'type' | 'shape' | 'seed' | 'selected_is' | 'thresholds';
type Found = Omit<BiasResult, OfPlan | 'engine' | 'rows' | 'verdict'>;

/** The progress in tables, reported often enough that users see it advance. */
export type Done = { readonly tables: number; readonly of: number };

export type Faults = { readonly faults: readonly BiasFault[] };

export type Engine = Faults & {
  add: (row: readonly string[], number: number) => BiasFault | undefined;
  finish: () => Generator<Done, Found | Faults>;
};
