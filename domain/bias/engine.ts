/** What every kind of test does with the rows of its file. */
import type { BiasFault } from './fault.ts';
import type { BiasResult } from './result.ts';

type OfPlan = 'type' | 'shape' | 'seed' | 'selected_is' | 'thresholds';
type Found = Omit<BiasResult, OfPlan | 'engine' | 'rows' | 'verdict'>;

/** So many of the tables are done. Said often enough that whoever waits for the rest hears that it goes on. */
export type Done = { readonly tables: number; readonly of: number };

export type Faults = { readonly faults: readonly BiasFault[] };

export type Engine = Faults & {
  add: (row: readonly string[], number: number) => BiasFault | undefined;
  finish: () => Generator<Done, Found | Faults>;
};
