/** Reads the headers of a column's pages and validates them before any page is unpacked. */
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import type { Chunk, Footer } from './footer.ts';
import { UnsupportedParquet } from './problem.ts';
import type { Column } from './schema.ts';
import { into, makeThriftReader } from './thrift.ts';
import { CODECS, unpackerOf } from './unpack.ts';

export type Page = {
  isDictionary: boolean;
  encoding: number;
  /** The cells of a data page, including empty ones, or the values of a dictionary. */
  values: number;
  /** The size of the levels, which pages of version 2 never compress. */
  levels: number | undefined;
  isPacked: boolean;
  unpacked: number;
  start: number;
  end: number;
};

const PAGE = { data: 0, dictionary: 2, data2: 3 };
const LARGEST_PAGE = 64 * 1024 * 1024;
/** The limit for the dictionaries of one row group. */
const MOST_DICTIONARY_BYTES = 64 * 1024 * 1024;
const MOST_DICTIONARY_VALUES = 5_000_000;

export const ENCODING = {
  plain: 0,
  oldDictionary: 2,
  rle: 3,
  delta: 5,
  deltaLength: 6,
  deltaBytes: 7,
  dictionary: 8,
  split: 9,
};
const ENCODING_NAMES: Readonly<Record<number, string>> = { 4: 'BIT_PACKED' };

const isDictionaryEncoding = (encoding: number) =>
  encoding === ENCODING.dictionary || encoding === ENCODING.oldDictionary;

const isKnown = (encoding: number, { physical }: Column) => {
  if (isDictionaryEncoding(encoding)) return physical !== 'boolean';
  if (encoding === ENCODING.plain) return true;
  if (encoding === ENCODING.rle) return physical === 'boolean';
  if (encoding === ENCODING.delta) return physical === 'int32' || physical === 'int64';
  if (encoding === ENCODING.deltaLength) return physical === 'bytes';
  if (encoding === ENCODING.deltaBytes) return physical === 'bytes' || physical === 'fixed';
  return encoding === ENCODING.split && ['int32', 'int64', 'float', 'double', 'fixed'].includes(physical);
};

type Claims = {
  kind: number;
  unpacked: number;
  packed: number;
  values: number;
  encoding: number;
  definition: number;
  repetition: number;
  isPacked: boolean;
};

const readHeader = (file: Uint8Array, at: number, end: number) => {
  const claims: Claims = {
    ...{ kind: -1, unpacked: -1, packed: -1, values: -1, encoding: -1, definition: 0, repetition: 0, isPacked: true },
  };
  const reader = makeThriftReader(file.subarray(0, end), at);
  const { number } = reader;
  const values = into(claims, 'values', number);
  const encoding = into(claims, 'encoding', number);
  const short = { 1: values, 2: encoding };
  const long = {
    1: values,
    4: encoding,
    5: into(claims, 'definition', number),
    6: into(claims, 'repetition', number),
    7: into(claims, 'isPacked', reader.bool),
  };
  reader.fields({
    1: into(claims, 'kind', number),
    2: into(claims, 'unpacked', number),
    3: into(claims, 'packed', number),
    5: (type) => reader.struct(type, short),
    7: (type) => reader.struct(type, short),
    8: (type) => reader.struct(type, long),
  });
  return { claims, start: reader.position() };
};

const contradicts = ({ name }: Column) => new Damaged(`A page of column “${name}” contradicts its file.`);

const mustFit = (isComplete: boolean, column: Column) => {
  if (!isComplete) throw contradicts(column);
};

const pageOf = (claims: Claims, start: number, chunk: Chunk): Page | undefined => {
  const { kind, unpacked, packed, values, encoding, definition, repetition } = claims;
  const { column, codec } = chunk;
  mustFit(unpacked >= 0 && packed >= 0 && start + packed <= chunk.end, column);
  if (unpacked > LARGEST_PAGE) throw new TooMuch('too_large_part', 'A page of the Parquet file is too large.');
  const isDictionary = kind === PAGE.dictionary;
  if (!isDictionary && kind !== PAGE.data && kind !== PAGE.data2) return undefined;
  mustFit(values >= 0, column);
  const isPlain = encoding === ENCODING.plain || encoding === ENCODING.oldDictionary;
  if (isDictionary ? !isPlain : !isKnown(encoding, column))
    throw new UnsupportedParquet('encoding', column.name, ENCODING_NAMES[encoding] ?? String(encoding));
  const levels = kind === PAGE.data2 ? definition : undefined;
  if (levels !== undefined) mustFit(levels >= 0 && levels <= Math.min(packed, unpacked) && repetition === 0, column);
  const isPacked = codec !== 0 && (kind !== PAGE.data2 || claims.isPacked);
  return { isDictionary, encoding, values, levels, isPacked, unpacked, start, end: start + packed };
};

/** The pages of a chunk up to its last row. A dictionary precedes the pages that use it. */
export function* pagesOf(file: Uint8Array, chunk: Chunk, rows: number): Generator<Page> {
  const { column, codec } = chunk;
  if (!unpackerOf(codec)) throw new UnsupportedParquet('compression', column.name, CODECS[codec] ?? String(codec));
  let left = rows;
  let hasDictionary = false;
  for (let at = chunk.start; left > 0; ) {
    mustFit(at < chunk.end, column);
    const { claims, start } = readHeader(file, at, chunk.end);
    const page = pageOf(claims, start, chunk);
    at = start + claims.packed;
    if (!page) continue;
    if (page.isDictionary) {
      mustFit(!hasDictionary, column);
      hasDictionary = true;
    } else {
      mustFit(page.values <= left && (hasDictionary || !isDictionaryEncoding(page.encoding)), column);
      left -= page.values;
    }
    yield page;
  }
}

/** The remaining budget for the dictionaries of a row group. */
export const makeDictionaryLimit = () => {
  const left = { bytes: MOST_DICTIONARY_BYTES, values: MOST_DICTIONARY_VALUES };
  return ({ unpacked, values }: Page) => {
    left.bytes -= unpacked;
    left.values -= values;
    if (left.bytes < 0 || left.values < 0)
      throw new TooMuch('too_large_part', 'A dictionary of the Parquet file is too large.');
  };
};

/** Throws unless all page headers are valid. Does not unpack any page. */
export const checkPages = (file: Uint8Array, { groups }: Footer) => {
  for (const { rows, chunks } of groups) {
    const limitDictionary = makeDictionaryLimit();
    for (const chunk of chunks)
      for (const page of pagesOf(file, chunk, rows)) if (page.isDictionary) limitDictionary(page);
  }
};
