/** A test of bias, row by row. The same rows give the same result in whatever order they come. */
import type { BiasFault } from './fault.ts';
import type { BiasResult } from './result.ts';

export type Analysis = {
  /** What is wrong with the headers. Then no row is looked at. */
  readonly faults: readonly BiasFault[];
  /** Nothing, or what is wrong with the row. What is wrong has no part in the result, and there is none then. */
  add: (row: readonly string[]) => BiasFault | undefined;
  /** Of the whole file: what it came to, or what stops it. */
  result: () => { result: BiasResult } | { faults: readonly BiasFault[] };
};
