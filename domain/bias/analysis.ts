/** A test of bias, row by row. The same rows give the same result in whatever order they come. */
import type { Done, Engine } from './engine.ts';
import type { BiasFault } from './fault.ts';
import { faultAt } from './headers.ts';
import { aggregateEngine, rowEngine } from './impact-engines.ts';
import { pairsEngine } from './pairs-engine.ts';
import type { BiasPlan } from './plan.ts';
import type { BiasResult } from './result.ts';
import { gravest } from './verdicts.ts';
import { ENGINE_VERSION } from './words.ts';

type Outcome = { result: BiasResult } | { faults: readonly BiasFault[] };

export type Analysis = {
  /** What is wrong with the headers. Then no row is looked at. */
  readonly faults: readonly BiasFault[];
  /** Nothing, or what is wrong with the row. What is wrong has no part in the result, and there is none then. */
  add: (row: readonly string[]) => BiasFault | undefined;
  /** Of the whole file: what it came to, or what stops it. It takes a while, and says again and again how far it is. */
  compute: () => Generator<Done, Outcome>;
  /** The same, at one go. */
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
