/** The columns of a Parquet file and how their values are written as text. */
import { Damaged } from '#domain/reading/damaged.ts';
import { UnsupportedParquet } from './problem.ts';

export type Unit = 'millis' | 'micros' | 'nanos';

/** A schema element of the footer. The numbers are those of the Parquet specification. */
export type SchemaElement = {
  name: string;
  children: number;
  type?: number;
  length?: number;
  repetition?: number;
  converted?: number;
  scale?: number;
  logical?: 'text' | 'decimal' | 'date' | 'time' | 'moment' | 'integer' | 'null' | 'uuid' | 'other';
  isUnsigned?: boolean;
  unit?: Unit;
  isUtc?: boolean;
};

type Physical = 'boolean' | 'int32' | 'int64' | 'int96' | 'float' | 'double' | 'bytes' | 'fixed';

/** The interpretation of the physical type. */
type Meaning =
  | { kind: 'plain' | 'unsigned' | 'date' | 'uuid' }
  | { kind: 'decimal'; scale: number }
  | { kind: 'time' | 'moment'; unit: Unit; isUtc: boolean };

export type Column = {
  name: string;
  physical: Physical;
  /** The byte length of each fixed-length value. */
  length: number;
  isOptional: boolean;
  meaning: Meaning;
};

const PHYSICAL = ['boolean', 'int32', 'int64', 'int96', 'float', 'double', 'bytes', 'fixed'] as const;
const OPTIONAL = 1;
const REPEATED = 2;
/** Far more digits than a decimal has. */
const LONGEST_FIXED = 64;
const MOST_SCALE = 76;

const CONVERTED: Readonly<Record<number, Partial<SchemaElement>>> = {
  0: { logical: 'text' },
  4: { logical: 'text' },
  5: { logical: 'decimal' },
  6: { logical: 'date' },
  7: { logical: 'time', unit: 'millis', isUtc: true },
  8: { logical: 'time', unit: 'micros', isUtc: true },
  9: { logical: 'moment', unit: 'millis', isUtc: true },
  10: { logical: 'moment', unit: 'micros', isUtc: true },
  ...Object.fromEntries([11, 12, 13, 14].map((type) => [type, { logical: 'integer', isUnsigned: true }])),
  ...Object.fromEntries([15, 16, 17, 18].map((type) => [type, { logical: 'integer', isUnsigned: false }])),
  19: { logical: 'text' },
  20: { logical: 'other' },
  21: { logical: 'other' },
};

const isInteger = (physical: Physical) => physical === 'int32' || physical === 'int64';

const meaningOf = (element: SchemaElement, physical: Physical): Meaning | undefined => {
  const { logical, unit = 'millis', isUtc = false, isUnsigned, scale = 0 } = element;
  if (physical === 'int96') return { kind: 'moment', unit: 'nanos', isUtc: false };
  if (logical === undefined || logical === 'null') return physical === 'fixed' ? undefined : { kind: 'plain' };
  if (logical === 'text') return physical === 'bytes' ? { kind: 'plain' } : undefined;
  if (logical === 'uuid') return physical === 'fixed' && element.length === 16 ? { kind: 'uuid' } : undefined;
  if (logical === 'decimal') {
    const isFit = scale >= 0 && scale <= MOST_SCALE && (isInteger(physical) || ['bytes', 'fixed'].includes(physical));
    return isFit ? { kind: 'decimal', scale } : undefined;
  }
  if (!isInteger(physical)) return undefined;
  if (logical === 'integer') return { kind: isUnsigned ? 'unsigned' : 'plain' };
  if (logical === 'date') return physical === 'int32' ? { kind: 'date' } : undefined;
  return logical === 'other' ? undefined : { kind: logical, unit, isUtc };
};

const columnOf = (element: SchemaElement): Column => {
  const { name, type = -1, length = 0, children, repetition } = element;
  if (children > 0 || repetition === REPEATED) throw new UnsupportedParquet('nested', name);
  const physical = PHYSICAL[type];
  if (physical === undefined) throw new Damaged('A column of the Parquet file has an unknown type.');
  if (physical === 'fixed' && (length < 1 || length > LONGEST_FIXED)) throw new UnsupportedParquet('column_type', name);
  const meaning = meaningOf(element, physical);
  if (!meaning) throw new UnsupportedParquet('column_type', name);
  return { name, physical, length, isOptional: repetition === OPTIONAL, meaning };
};

export const makeColumns = (elements: readonly SchemaElement[]): Column[] => {
  const [root, ...all] = elements.map((element) => ({
    ...element,
    ...(element.logical === undefined ? CONVERTED[element.converted ?? -1] : undefined),
  }));
  // Nested elements follow their parent, so `columnOf` rejects the parent before the count is compared.
  const columns = all.map(columnOf);
  if (root?.children !== columns.length) throw new Damaged('The columns of the Parquet file contradict each other.');
  return columns;
};
