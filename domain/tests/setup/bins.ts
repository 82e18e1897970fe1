/** How the numbers of an attribute are grouped during the setup of a test. */
import { binReader } from '#domain/bias/file/bins.ts';
import { numberReader } from '#domain/bias/file/cells.ts';
import { MOST_EDGES } from '#domain/bias/plan/plan-limits.ts';
import { seemsAge } from './guess.ts';
import type { BinKind, Bins, Mapping } from './mapping.ts';
import type { Counted, Survey, SurveyedColumn } from './survey.ts';
import { typedNumber } from './typed-number.ts';

/** Age bands of official statistics, and the age from which US law protects workers. */
const PRESETS: Partial<Record<BinKind, readonly number[]>> = { ages: [18, 25, 40, 55, 65], forty: [40] };
const PARTS: Partial<Record<BinKind, number>> = { thirds: 3, quartiles: 4, fifths: 5 };

/** Fewer distinct numbers may be codes, such as 1 and 2. */
const FEWEST_NUMBERS = 3;

/** Whether most rows of a column have a number and several distinct numbers occur. */
export const isNumeric = ({ points, commas, values }: SurveyedColumn, rows: number) =>
  values.length >= FEWEST_NUMBERS && (points + commas) * 2 >= rows;

/** More groups than users can compare individually. */
const MANY_GROUPS = 12;

/** The suggested bins for an attribute with many distinct numbers: age bands or groups of similar size. */
export const suggestedBins = (column: SurveyedColumn, rows: number): BinKind | undefined => {
  if (!isNumeric(column, rows) || column.values.length <= MANY_GROUPS) return undefined;
  return seemsAge(column.header) ? 'ages' : 'quartiles';
};

/** The numbers of all rows with their counts. If a column has more values than the survey keeps, its sketch is used. */
const numbersIn = ({ isMore, numbers, values }: SurveyedColumn, decimal: Mapping['decimal']) => {
  if (isMore) return numbers.map(([number, count]) => ({ number, count }));
  const numberOf = numberReader(decimal);
  return values
    .flatMap(([value, count]) => {
      const number = numberOf(value);
      return number === undefined ? [] : [{ number, count }];
    })
    .toSorted((a, b) => a.number - b.number);
};

/** The counted values of an attribute with grouped numbers. */
export const countedValues = ({ isMore, numbers, others, values }: SurveyedColumn, { decimal }: Mapping): Counted[] => {
  if (!isMore) return [...values];
  const textOf = (number: number) => (decimal === 'comma' ? String(number).replace('.', ',') : String(number));
  return [...others, ...numbers.map(([number, count]): Counted => [textOf(number), count])];
};

/** Edges between groups of similar size. Equal numbers stay together, so there may be fewer groups. */
const quantileEdges = (survey: Survey, header: string, decimal: Mapping['decimal'], parts: number): number[] => {
  const column = survey.columns.find((one) => one.header === header);
  const numbers = column ? numbersIn(column, decimal) : [];
  const total = numbers.reduce((sum, { count }) => sum + count, 0);
  const edges: number[] = [];
  let [below, reached] = [0, 0];
  for (const { number, count } of numbers) {
    const parted = Math.floor(((below + count / 2) * parts) / total);
    if (below > 0 && parted > reached && parted < parts) edges.push(number);
    reached = Math.max(reached, parted);
    below += count;
  }
  return edges;
};

/** Numbers separated by semicolons, spaces or commas followed by a space. */
const typedEdges = (typed: string) =>
  typed
    .split(/[;\s]+|,\s+/)
    .filter(Boolean)
    .map((one) => typedNumber(one.replace(/,$/, '')) ?? Number.NaN);

export const chooseBins = (survey: Survey, header: string, decimal: Mapping['decimal'], kind: BinKind): Bins => {
  const parts = PARTS[kind];
  const edges = parts === undefined ? PRESETS[kind] : quantileEdges(survey, header, decimal, parts);
  return { kind, edges: edges ?? [], typed: '' };
};

export const typeBins = (typed: string): Bins => ({ kind: 'typed', edges: typedEdges(typed), typed });

export const areEdges = (edges: readonly number[]) =>
  edges.length > 0 &&
  edges.length <= MOST_EDGES &&
  edges.every((edge, index) => Number.isFinite(edge) && (index === 0 || edge > (edges[index - 1] ?? edge)));

/** Restores the bins from the plan of an earlier test. */
export const rememberedBins = (edges: readonly number[]): Bins => {
  const preset = (['ages', 'forty'] as const).find((kind) => PRESETS[kind]?.join() === edges.join());
  return { kind: preset ?? 'typed', edges, typed: preset ? '' : edges.join('; ') };
};

/**
 * Maps a value of an attribute to the name of its group. A value that is not a number keeps its name until the user
 * decides.
 */
export const groupNamer = ({ bins, decimal, unknown }: Mapping, attribute: string) => {
  const edges = bins?.[attribute]?.edges;
  if (!edges || !areEdges(edges)) return (value: string) => value;
  const nameOf = binReader(edges, decimal);
  return (value: string) => (unknown.includes(value) ? value : (nameOf(value) ?? value));
};

/** Values that a test with these bins would refuse. */
export const notBinned = (column: SurveyedColumn, { unknown }: Mapping) =>
  column.others.map(([value]) => value).filter((value) => value !== '' && !unknown.includes(value));

export const binsIn = ({ bins = {} }: Mapping) => {
  const listed = Object.entries(bins).map(([attribute, { edges }]) => ({ attribute, edges: [...edges] }));
  return listed.length > 0 ? { bins: listed } : {};
};
