/** A bias test that reads its file row by row. The result does not depend on the order of the rows. */
import type { Done, Engine } from './engine.ts';
import type { BiasFault } from './file/fault.ts';
import { faultAt } from './file/headers.ts';
import { aggregateEngine, rowEngine } from './impact/engines.ts';
import { pairsEngine } from './pairs/engine.ts';
import type { BiasPlan } from './plan/plan.ts';
import type { BiasResult } from './result/result.ts';
import { gravest } from './result/verdicts.ts';
import { ENGINE_VERSION } from './words.ts';

type Outcome = { result: BiasResult } | { faults: readonly BiasFault[] };

export type Analysis = {
  /** The faults of the headers. If there are any, no row is read. */
  readonly faults: readonly BiasFault[];
  /** Returns the fault of the row, if any. After a fault there is no result. */
  add: (row: readonly string[]) => BiasFault | undefined;
  /** The outcome for the complete file. A generator that reports progress, because it may take long. */
  compute: () => Generator<Done, Outcome>;
  /** The same without progress reports. */
  result: () => Outcome;
};

const engineOf = (plan: BiasPlan, headers: readonly string[]): Engine => {
  if (plan.type !== 'fairness_ml_user') return pairsEngine(plan, headers);
  return plan.shape === 'rows' ? rowEngine(plan, headers) : aggregateEngine(plan, headers);
};

export const analysis = (plan: BiasPlan, headers: readonly string[]): Analysis => {
  const engine = engineOf(plan, headers);
  let rows = 0;
  let stopped: BiasFault | undefined;
  function* compute(): Generator<Done, Outcome> {
    if (engine.faults.length > 0) return { faults: engine.faults };
    if (stopped) return { faults: [stopped] };
    if (rows === 0) return { faults: [faultAt(0, '', 'no_rows')] };
    const found = yield* engine.finish();
    if ('faults' in found) return found;
    const { type, shape, seed, selected_is, thresholds } = plan;
    return {
      result: {
        ...{ engine: ENGINE_VERSION, type, shape, seed, selected_is, thresholds, rows },
        ...{ ...found, verdict: gravest(found.tables.map(({ verdict }) => verdict)) },
      },
    };
  }
  return {
    faults: engine.faults,
    add: (row) => {
      rows += 1;
      const fault = engine.faults[0] ?? engine.add(row, rows);
      stopped ??= fault;
      return fault;
    },
    compute,
    result: () => {
      const computing = compute();
      for (let step = computing.next(); ; step = computing.next()) if (step.done) return step.value;
    },
  };
};
