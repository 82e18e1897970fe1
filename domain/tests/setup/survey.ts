/** Surveys a table for the setup of a test: it counts every row but stores only a limited number of values. */
import { numberReader, tidy } from '#domain/bias/file/cells.ts';
import { saidIn } from '#domain/reading/read-csv.ts';
import type { Opening, OpenTable } from '#domain/tests/header-row.ts';
import { MOST_ROWS, type TABLE_FAULTS } from '#domain/tests/words.ts';
import { type CountedNumber, makeQuantileSketch } from './quantile-sketch.ts';
import { type CountedPairs, makePairs } from './survey-pairs.ts';

export type Counted = readonly [value: string, count: number];

export type SurveyedColumn = {
  header: string;
  /** The most frequent first. */
  values: readonly Counted[];
  /** Whether the column has more distinct values than `values`. */
  isMore: boolean;
  /** The distribution of the numbers of all rows, if the column has more values than are kept. */
  numbers: readonly CountedNumber[];
  points: number;
  commas: number;
  /** How many of the numbers are integers. */
  wholes: number;
  /** The values that are not numbers, and the first such value. */
  others: readonly Counted[];
  other: { row: number; value: string } | null;
};

type SurveyFault = { row: number; column: string; why: (typeof TABLE_FAULTS)[number]; value: string };

export type Survey = Opening & {
  columns: readonly SurveyedColumn[];
  /** The number of rows that are not empty. */
  rows: number;
  /** The first rows that are not empty. */
  sample: readonly (readonly string[])[];
  /** The counts over all rows, if there are more rows than in the sample. */
  pairs: readonly CountedPairs[];
  faults: readonly SurveyFault[];
  /** A row with a cell of many lines, most likely because of a missing quotation mark. */
  longCell: number | null;
};

const SAMPLE = 2000;
/** The limit of distinct values for each column. */
const MOST_VALUES = 1000;
/** The limit for all columns of a table together. */
const MOST_KEPT = 100_000;
/** The sketch size for each level of a column, and the limit for all columns together. */
const SKETCH = 1024;
const MOST_SKETCHED = 1_000_000;
const MOST_OTHERS = 20;
const MOST_FAULTS = 20;
const MANY_LINES = 20;

const isPoint = numberReader('point');
const isComma = numberReader('comma');

const makeColumn = (header: string, most: number, sketched: number) => {
  const sketch = makeQuantileSketch(sketched);
  const values = new Map<string, number>();
  const others = new Map<string, number>();
  let isMore = false;
  const counts = { points: 0, commas: 0, wholes: 0 };
  let other: SurveyedColumn['other'] = null;
  const count = (map: Map<string, number>, value: string, limit: number) => {
    const before = map.get(value);
    if (before === undefined && map.size >= limit) return false;
    map.set(value, (before ?? 0) + 1);
    return true;
  };
  const add = (value: string, row: number) => {
    if (!count(values, value, most)) isMore = true;
    const point = isPoint(value);
    if (point !== undefined) counts.points += 1;
    if (point !== undefined && Number.isSafeInteger(point)) counts.wholes += 1;
    const number = point ?? isComma(value);
    if (number !== undefined) sketch.add(number);
    if (point === undefined && number !== undefined) counts.commas += 1;
    if (number !== undefined) return;
    count(others, value, MOST_OTHERS);
    other ??= { row, value };
  };
  const commonest = (map: Map<string, number>) => [...map].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return {
    add,
    done: (): SurveyedColumn => ({
      ...{ header, values: commonest(values), isMore, numbers: isMore ? sketch.summary() : [], ...counts },
      ...{ others: commonest(others), other },
    }),
  };
};

const isBlank = (row: readonly string[]) => row.every((cell) => cell === '');

/** Rows are numbered as in each run: the first below the headers is 1. */
export const survey = async (opened: OpenTable): Promise<Survey> => {
  const headers = opened.headers.map(tidy);
  while (headers.at(-1) === '') headers.pop();
  const most = Math.min(MOST_VALUES, Math.ceil(MOST_KEPT / Math.max(headers.length, 1)));
  const sketched = Math.max(2, Math.min(SKETCH, 2 * Math.floor(MOST_SKETCHED / 2 / Math.max(headers.length, 1))));
  const columns = headers.map((header) => makeColumn(header, most, sketched));
  let [below, rows] = [0, 0];
  let longCell: number | null = null;
  const sample: string[][] = [];
  const pairs = makePairs();
  const faults: SurveyFault[] = [];
  const report = (fault: SurveyFault) => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };

  const take = (cells: readonly string[]) => {
    below += 1;
    if (isBlank(cells)) return;
    rows += 1;
    const beyond = cells.slice(headers.length).find((cell) => cell !== '');
    if (beyond !== undefined) report({ row: below, column: '', why: 'too_many_cells', value: beyond.slice(0, 100) });
    if (longCell === null && cells.some((cell) => cell.split('\n', MANY_LINES).length === MANY_LINES)) longCell = below;
    for (const [index, column] of columns.entries()) column.add(cells[index] ?? '', below);
    if (sample.length < SAMPLE) sample.push(headers.map((_, index) => cells[index] ?? ''));
    else pairs.add(cells, sample);
  };

  for await (const { rows: batch, merged } of opened.below) {
    if (below + batch.length > MOST_ROWS) {
      report({ row: MOST_ROWS + 1, column: '', why: 'too_many_rows', value: '' });
      break;
    }
    for (const row of batch) take(row.map((cell) => tidy(saidIn(cell))));
    for (const { row, column, ref } of merged)
      report({ row, column: headers[column] ?? '', why: 'merged_cells', value: ref });
  }
  const { headerRow: chosen, firstRows } = opened;
  return {
    columns: columns.map((column) => column.done()),
    rows,
    sample,
    pairs: pairs.done(),
    faults,
    longCell,
    headerRow: chosen,
    firstRows,
  };
};
