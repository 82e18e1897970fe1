/** What is in a table, for whoever decides what its columns and values mean: all of it is counted, and little of it kept. */
import { numberReader, tidy } from '#domain/bias/cells.ts';
import { saidIn } from '#domain/read-csv.ts';
import type { Opening, OpenTable } from './header-row.ts';
import { type CountedNumber, makeQuantileSketch } from './quantile-sketch.ts';
import { type CountedPairs, makePairs } from './survey-pairs.ts';
import { MOST_ROWS, type TABLE_FAULTS } from './words.ts';

export type Counted = readonly [value: string, count: number];

export type SurveyedColumn = {
  header: string;
  /** The commonest first. */
  values: readonly Counted[];
  /** There are more different ones than are here. */
  isMore: boolean;
  /** Of a column with more values than are kept, the distribution of the numbers of all rows. */
  numbers: readonly CountedNumber[];
  points: number;
  commas: number;
  /** Of those, whole numbers. */
  wholes: number;
  /** What is no number: the first of them, and what of it there is. */
  others: readonly Counted[];
  other: { row: number; value: string } | null;
};

type SurveyFault = { row: number; column: string; why: (typeof TABLE_FAULTS)[number]; value: string };

export type Survey = Opening & {
  columns: readonly SurveyedColumn[];
  /** Those with something in them. */
  rows: number;
  /** The first of them. */
  sample: readonly (readonly string[])[];
  /** Of all rows, where there are more than those. */
  pairs: readonly CountedPairs[];
  faults: readonly SurveyFault[];
  /** A row in which a cell goes over many lines: most likely a quotation mark was forgotten. */
  longCell: number | null;
};

const SAMPLE = 2000;
/** Of each column the survey keeps so many different values. */
const MOST_VALUES = 1000;
/** All that is kept of a table with very many columns. */
const MOST_KEPT = 100_000;
/** Of each column's distribution, at each level: and of all columns together. */
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

/** Rows are numbered as each run numbers them: the first below the headers is 1. */
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
  const tell = (fault: SurveyFault) => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };

  const take = (cells: readonly string[]) => {
    below += 1;
    if (isBlank(cells)) return;
    rows += 1;
    const beyond = cells.slice(headers.length).find((cell) => cell !== '');
    if (beyond !== undefined) tell({ row: below, column: '', why: 'too_many_cells', value: beyond.slice(0, 100) });
    if (longCell === null && cells.some((cell) => cell.split('\n', MANY_LINES).length === MANY_LINES)) longCell = below;
    for (const [index, column] of columns.entries()) column.add(cells[index] ?? '', below);
    if (sample.length < SAMPLE) sample.push(headers.map((_, index) => cells[index] ?? ''));
    else pairs.add(cells, sample);
  };

  for await (const { rows: batch, merged } of opened.below) {
    if (below + batch.length > MOST_ROWS) {
      tell({ row: MOST_ROWS + 1, column: '', why: 'too_many_rows', value: '' });
      break;
    }
    for (const row of batch) take(row.map((cell) => tidy(saidIn(cell))));
    for (const { row, column, ref } of merged)
      tell({ row, column: headers[column] ?? '', why: 'merged_cells', value: ref });
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
