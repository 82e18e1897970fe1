/** Reads a table into an analysis, both for a run and for the check of a result. */
import type { Analysis } from '#domain/bias/analysis.ts';
import type { Done } from '#domain/bias/engine.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { saidIn } from '#domain/reading/read-csv.ts';
import type { OpenTable } from './header-row.ts';
import type { TestFault } from './test.ts';
import { MOST_ROWS } from './words.ts';

type Watch = {
  fault: (fault: TestFault) => void;
  /** Reports the number of rows read below the headers. */
  read: (rows: number) => Promise<void>;
  /** Reports the last row. The computation follows. */
  end: () => Promise<void>;
  /** Reports the progress of the computation. */
  computed: (done: Done) => Promise<void>;
};

const LONGEST_SHOWN = 100;

const faultOf = (row: number, column: string, why: TestFault['why'], value: string): TestFault => ({
  ...{ row, column, why, value: value.slice(0, LONGEST_SHOWN), limit: null },
});

const isBlank = (row: readonly string[]) => row.every((cell) => cell === '');

/** Undefined after a fault, which was already reported. Row numbers include empty rows and start below the headers. */
export const readTable = async (
  { headers, below: batches }: Pick<OpenTable, 'headers' | 'below'>,
  begin: (headers: readonly string[]) => Analysis,
  watch: Watch,
): Promise<BiasResult | undefined> => {
  const analysis = begin(headers);
  let isFaulty = false;
  let below = 0;
  const report = (fault: TestFault) => {
    isFaulty = true;
    watch.fault(fault);
  };

  const take = (cells: readonly string[]) => {
    below += 1;
    if (isBlank(cells)) return;
    const beyond = cells.find((cell, column) => column >= headers.length && cell !== '');
    if (beyond !== undefined) return report(faultOf(below, '', 'too_many_cells', beyond));
    const fault = analysis.add(cells);
    if (fault) report({ ...fault, row: below });
  };

  for (const fault of analysis.faults) report(fault);
  if (isFaulty) return undefined;
  for await (const { rows, merged } of batches) {
    if (below + rows.length > MOST_ROWS) {
      report({ ...faultOf(MOST_ROWS + 1, '', 'too_many_rows', ''), limit: MOST_ROWS });
      return undefined;
    }
    for (const row of rows) take(row.map(saidIn));
    for (const { row, column, ref } of merged) report(faultOf(row, headers[column] ?? '', 'merged_cells', ref));
    await watch.read(below);
  }
  await watch.end();
  if (isFaulty) return undefined;
  const computing = analysis.compute();
  let step = computing.next();
  for (; !step.done; step = computing.next()) await watch.computed(step.value);
  if ('result' in step.value) return step.value.result;
  for (const fault of step.value.faults) report(fault);
  return undefined;
};
