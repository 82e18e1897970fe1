/** Reads a table into an analysis: what whoever runs a test does, and whoever checks its result. */
import type { Analysis } from '#domain/bias/analysis.ts';
import type { Done } from '#domain/bias/engine.ts';
import type { BiasResult } from '#domain/bias/result.ts';
import { saidIn } from '#domain/read-csv.ts';
import type { Batch } from './table.ts';
import type { TestFault } from './test.ts';

type Watch = {
  fault: (fault: TestFault) => void;
  /** So many rows were read, below the headers. */
  read: (rows: number) => Promise<void>;
  /** The last of them. What comes now is computed. */
  end: () => Promise<void>;
  /** So much of it is. */
  computed: (done: Done) => Promise<void>;
};

const LONGEST_SHOWN = 100;

const faultOf = (row: number, column: string, why: TestFault['why'], value: string): TestFault => ({
  ...{ row, column, why, value: value.slice(0, LONGEST_SHOWN), limit: null },
});

const isBlank = (row: readonly string[]) => row.every((cell) => cell === '');

/**
 * Nothing, where something is wrong: that was told by then. Rows are numbered as they stand, empty ones too, from the
 * first below the headers. `headerRow` is counted from 1; without it, the first row that is not empty has the headers.
 */
export const readTable = async (
  batches: AsyncIterable<Batch>,
  begin: (headers: readonly string[]) => Analysis,
  watch: Watch,
  headerRow?: number,
): Promise<BiasResult | undefined> => {
  let headers: readonly string[] = [];
  let analysis: Analysis | undefined;
  let isFaulty = false;
  let [above, below] = [0, 0];
  const tell = (fault: TestFault) => {
    isFaulty = true;
    watch.fault(fault);
  };

  /** False, where the headers leave nothing to do. */
  const take = (cells: readonly string[]) => {
    if (!analysis) {
      above += 1;
      if (headerRow === undefined ? isBlank(cells) : above < headerRow) return true;
      headers = cells;
      analysis = begin(cells);
      for (const fault of analysis.faults) tell(fault);
      return analysis.faults.length === 0;
    }
    below += 1;
    if (isBlank(cells)) return true;
    const beyond = cells.slice(headers.length).find((cell) => cell !== '');
    if (beyond !== undefined) tell(faultOf(below, '', 'too_many_cells', beyond));
    else {
      const fault = analysis.add(cells);
      if (fault) tell({ ...fault, row: below });
    }
    return true;
  };

  for await (const { rows, merged } of batches) {
    for (const row of rows) if (!take(row.map(saidIn))) return undefined;
    for (const { row, column, ref } of merged)
      if (row >= above) tell(faultOf(row - above + 1, headers[column] ?? '', 'merged_cells', ref));
    await watch.read(below);
  }
  const ended = analysis ?? begin([]);
  if (!analysis) for (const fault of ended.faults) tell(fault);
  await watch.end();
  if (isFaulty) return undefined;
  const computing = ended.compute();
  let step = computing.next();
  for (; !step.done; step = computing.next()) await watch.computed(step.value);
  if ('result' in step.value) return step.value.result;
  for (const fault of step.value.faults) tell(fault);
  return undefined;
};
