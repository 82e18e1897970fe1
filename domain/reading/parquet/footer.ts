/** Reads the footer of a Parquet file: its columns, and the position of the pages in each row group. */
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';
import { UnsupportedParquet } from './problem.ts';
import { type Column, makeColumns, type SchemaElement, type Unit } from './schema.ts';
import { into, makeThriftReader, type ThriftReader } from './thrift.ts';

export type Chunk = { column: Column; codec: number; start: number; end: number };
type RowGroup = { rows: number; chunks: readonly Chunk[] };
export type Footer = { columns: readonly Column[]; groups: readonly RowGroup[] };

const MAGIC = 'PAR1';
const ENCRYPTED_MAGIC = 'PARE';
/** Magic, length of the footer, magic. */
const LEAST_SIZE = 12;
/** Far more than the statistics of any table need. */
const LARGEST_FOOTER = 16 * 1024 * 1024;
/** The number of columns in a workbook. */
const MOST_COLUMNS = 16_384;
const MOST_GROUPS = 100_000;
const MOST_CHUNKS = 500_000;
/** In bytes, over all pages: the limit for unpacked gzip CSV files. */
const MOST_UNPACKED = 512 * 1024 * 1024;

type ChunkClaim = { isEncrypted: boolean; codec: number; values: number; packed: number; unpacked: number; at: number };

const chunkFields = (reader: ThriftReader, claim: ChunkClaim) => {
  const { number } = reader;
  const pages = { data: -1, dictionary: 0 };
  const metadata = {
    4: into(claim, 'codec', number),
    5: into(claim, 'values', number),
    6: into(claim, 'unpacked', number),
    7: into(claim, 'packed', number),
    9: into(pages, 'data', number),
    11: into(pages, 'dictionary', number),
  };
  return {
    3: (type: number) => {
      reader.struct(type, metadata);
      // Some writers set the offset of a missing dictionary to 0.
      const isFirst = pages.dictionary > 0 && pages.dictionary < pages.data;
      claim.at = isFirst ? pages.dictionary : pages.data;
    },
    8: (type: number) => {
      reader.struct(type, {});
      claim.isEncrypted = true;
    },
  };
};

const schemaFields = (reader: ThriftReader, element: SchemaElement) => {
  const { number, bool } = reader;
  const unitOf = (unit: Unit) => (type: number) => {
    reader.struct(type, {});
    element.unit = unit;
  };
  const unit = (type: number) => reader.struct(type, { 1: unitOf('millis'), 2: unitOf('micros'), 3: unitOf('nanos') });
  const logical =
    (name: NonNullable<SchemaElement['logical']>, fields = {}) =>
    (type: number) => {
      element.logical = name;
      reader.struct(type, fields);
    };
  const timed = { 1: into(element, 'isUtc', bool), 2: unit };
  return {
    1: into(element, 'type', number),
    2: into(element, 'length', number),
    3: into(element, 'repetition', number),
    4: into(element, 'name', reader.text),
    5: into(element, 'children', number),
    6: into(element, 'converted', number),
    7: into(element, 'scale', number),
    10: (type: number) =>
      reader.struct(type, {
        1: logical('text'),
        4: logical('text'),
        5: logical('decimal', { 1: into(element, 'scale', number) }),
        6: logical('date'),
        7: logical('time', timed),
        8: logical('moment', timed),
        10: logical('integer', { 2: into(element, 'isUnsigned', (of) => !bool(of)) }),
        11: logical('null'),
        12: logical('text'),
        13: logical('other'),
        14: logical('uuid'),
        15: logical('other'),
        16: logical('other'),
        17: logical('other'),
        18: logical('other'),
      }),
  };
};

const mustFit = (isComplete: boolean) => {
  if (!isComplete) throw new Damaged('The footer of the Parquet file contradicts the file.');
};

const chunkOf = (claim: ChunkClaim, column: Column, rows: number, footerStart: number): Chunk => {
  const { codec, values, packed, unpacked, at } = claim;
  if (claim.isEncrypted) throw new UnsupportedParquet('encrypted', column.name);
  mustFit(values === rows && packed >= 0 && unpacked >= 0);
  // Chunks without rows have no pages, and some writers then give no offsets.
  if (rows === 0) return { column, codec, start: 0, end: 0 };
  mustFit(at >= MAGIC.length && at + packed <= footerStart);
  return { column, codec, start: at, end: at + packed };
};

const footerBytes = (file: Uint8Array) => {
  const magic = (from: number) => String.fromCharCode(...file.subarray(from, from + MAGIC.length));
  mustFit(file.length >= LEAST_SIZE);
  if (magic(file.length - 4) === ENCRYPTED_MAGIC) throw new UnsupportedParquet('encrypted');
  mustFit(magic(0) === MAGIC && magic(file.length - 4) === MAGIC);
  const length = new DataView(file.buffer, file.byteOffset + file.length - 8).getUint32(0, true);
  const start = file.length - 8 - length;
  mustFit(start >= MAGIC.length);
  if (length > LARGEST_FOOTER) throw new TooMuch('too_many_columns', 'The footer of the Parquet file is too large.');
  return { start, bytes: file.subarray(start, file.length - 8) };
};

export const readFooter = (file: Uint8Array): Footer => {
  const { start, bytes } = footerBytes(file);
  const reader = makeThriftReader(bytes);
  const elements: SchemaElement[] = [];
  const groups: { rows: number; claims: ChunkClaim[] }[] = [];
  const total = { chunks: 0, rows: -1 };
  const claimOf = (claims: ChunkClaim[]) => {
    const claim = { isEncrypted: false, codec: -1, values: -1, packed: -1, unpacked: -1, at: -1 };
    total.chunks += 1;
    if (total.chunks > MOST_CHUNKS)
      throw new TooMuch('too_many_columns', 'The Parquet file has too many columns or row groups.');
    claims.push(claim);
    return chunkFields(reader, claim);
  };
  reader.fields({
    2: (type) =>
      reader.structs(type, MOST_COLUMNS + 1, () => {
        const element: SchemaElement = { name: '', children: 0 };
        elements.push(element);
        return schemaFields(reader, element);
      }),
    3: into(total, 'rows', reader.number),
    4: (type) =>
      reader.structs(type, MOST_GROUPS, () => {
        const group = { rows: -1, claims: [] };
        groups.push(group);
        return {
          1: (of) => reader.structs(of, MOST_COLUMNS, () => claimOf(group.claims)),
          3: into(group, 'rows', reader.number),
        };
      }),
    8: () => {
      throw new UnsupportedParquet('encrypted');
    },
  });
  const columns = makeColumns(elements);
  const claims = groups.flatMap((group) => group.claims);
  const sum = (of: (claim: ChunkClaim) => number) => claims.reduce((before, claim) => before + of(claim), 0);
  const read = groups.map(({ rows, claims: claimed }) => {
    mustFit(rows >= 0 && claimed.length === columns.length);
    const chunks = columns.map((column, index) => chunkOf(claimed[index] as ChunkClaim, column, rows, start)); // paired
    return { rows, chunks };
  });
  // Overlapping chunks would be read repeatedly.
  mustFit(sum(({ packed }) => packed) <= start);
  mustFit(total.rows === read.reduce((before, { rows }) => before + rows, 0));
  if (sum(({ unpacked }) => unpacked) > MOST_UNPACKED)
    throw new TooMuch('too_much_unpacked', 'There is more in the file than can be unpacked.');
  return { columns, groups: read };
};
