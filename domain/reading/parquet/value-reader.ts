/** Reads the values of an unpacked page in sequence, as text. */
import { LONGEST_ROW } from '#domain/reading/csv-stream.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import { endOfDeltas, makeDeltaReader, makeRunReader } from './packed-numbers.ts';
import { ENCODING } from './pages.ts';
import type { Column } from './schema.ts';
import { bytesText, floatText, int96Text, wholeText } from './value-text.ts';

type Bytes = Uint8Array;
export type NextValue = () => string;

const damaged = ({ name }: Column) => new Damaged(`A page of column “${name}” is cut off.`);

const WIDTHS = { boolean: 1, int32: 4, int64: 8, int96: 12, float: 4, double: 8, bytes: 4, fixed: 0 };
const widthOf = ({ physical, length }: Column) => (physical === 'fixed' ? length : WIDTHS[physical]);

const int64 = (view: DataView, at: number) => {
  const value = view.getInt32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
  return Number.isSafeInteger(value) ? value : view.getBigInt64(at, true);
};

/** Reads a fixed-width value at a byte offset. */
const readerAt = (column: Column, bytes: Bytes): ((at: number) => string) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { physical, length } = column;
  const textOfInteger = wholeText(column);
  const text = bytesText(column);
  if (physical === 'int32') return (at) => textOfInteger(view.getInt32(at, true));
  if (physical === 'int64') return (at) => textOfInteger(int64(view, at));
  if (physical === 'int96') return (at) => int96Text(view, at);
  if (physical === 'float') return (at) => floatText(view.getFloat32(at, true));
  if (physical === 'double') return (at) => String(view.getFloat64(at, true));
  return (at) => text(bytes.subarray(at, at + length));
};

const plainBytes = (column: Column, bytes: Bytes, from: number): NextValue => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = bytesText(column);
  let at = from;
  return () => {
    if (at + 4 > bytes.length) throw damaged(column);
    const start = at + 4;
    const end = start + view.getUint32(at, true);
    if (end > bytes.length) throw damaged(column);
    at = end;
    return text(bytes.subarray(start, end));
  };
};

const plainBooleans = (column: Column, bytes: Bytes, from: number): NextValue => {
  let bit = from * 8;
  return () => {
    const byte = bytes[Math.floor(bit / 8)];
    if (byte === undefined) throw damaged(column);
    const isSet = ((byte >> (bit % 8)) & 1) === 1;
    bit += 1;
    return String(isSet);
  };
};

export const plainReader = (column: Column, bytes: Bytes, from: number): NextValue => {
  if (column.physical === 'bytes') return plainBytes(column, bytes, from);
  if (column.physical === 'boolean') return plainBooleans(column, bytes, from);
  const width = widthOf(column);
  const read = readerAt(column, bytes);
  let at = from;
  return () => {
    if (at + width > bytes.length) throw damaged(column);
    at += width;
    return read(at - width);
  };
};

const splitReader = (column: Column, bytes: Bytes, from: number): NextValue => {
  const width = widthOf(column);
  const count = Math.floor((bytes.length - from) / width);
  const value = new Uint8Array(width);
  const read = readerAt(column, value);
  let next = 0;
  return () => {
    if (next >= count) throw damaged(column);
    for (let byte = 0; byte < width; byte += 1) value[byte] = bytes[from + byte * count + next] ?? 0;
    next += 1;
    return read(0);
  };
};

const booleanRuns = (column: Column, bytes: Bytes, from: number): NextValue => {
  if (from + 4 > bytes.length) throw damaged(column);
  const next = makeRunReader(bytes, from + 4, bytes.length, 1);
  return () => String(next() === 1);
};

const dictionaryReader = (column: Column, bytes: Bytes, from: number, dictionary: readonly string[]): NextValue => {
  const width = bytes[from];
  // A page with only empty cells has no bit width.
  if (width === undefined)
    return () => {
      throw damaged(column);
    };
  const next = makeRunReader(bytes, from + 1, bytes.length, width);
  return () => {
    const text = dictionary[next()];
    if (text === undefined) throw new Damaged(`Column “${column.name}” refers to a value that its dictionary lacks.`);
    return text;
  };
};

/** Byte arrays whose lengths are stored first (DELTA_LENGTH_BYTE_ARRAY). */
const deltaLengths = (column: Column, bytes: Bytes, from: number, most: number) => {
  const lengths = makeDeltaReader(bytes, from, bytes.length, 32);
  let at = endOfDeltas(bytes, from, bytes.length, most);
  return () => {
    const start = at;
    const length = Number(lengths.next());
    if (length < 0 || start + length > bytes.length) throw damaged(column);
    at = start + length;
    return bytes.subarray(start, at);
  };
};

/** Each value reuses a prefix of the previous value (DELTA_BYTE_ARRAY). */
const deltaBytes = (column: Column, bytes: Bytes, from: number, most: number): NextValue => {
  const text = bytesText(column);
  const prefixes = makeDeltaReader(bytes, from, bytes.length, 32);
  const next = deltaLengths(column, bytes, endOfDeltas(bytes, from, bytes.length, most), most);
  let before: Bytes = new Uint8Array(0);
  return () => {
    const prefix = Number(prefixes.next());
    const rest = next();
    if (prefix < 0 || prefix > before.length || prefix + rest.length > LONGEST_ROW) throw damaged(column);
    const value = new Uint8Array(prefix + rest.length);
    value.set(before.subarray(0, prefix));
    value.set(rest, prefix);
    before = value;
    return text(value);
  };
};

type PageValues = { encoding: number; values: number; dictionary: readonly string[] };

export const valueReader = (column: Column, bytes: Bytes, from: number, page: PageValues): NextValue => {
  const { encoding, values, dictionary } = page;
  if (encoding === ENCODING.plain) return plainReader(column, bytes, from);
  if (encoding === ENCODING.rle) return booleanRuns(column, bytes, from);
  if (encoding === ENCODING.split) return splitReader(column, bytes, from);
  if (encoding === ENCODING.deltaBytes) return deltaBytes(column, bytes, from, values);
  if (encoding === ENCODING.deltaLength) {
    const next = deltaLengths(column, bytes, from, values);
    const text = bytesText(column);
    return () => text(next());
  }
  if (encoding === ENCODING.delta) {
    const reader = makeDeltaReader(bytes, from, bytes.length, column.physical === 'int32' ? 32 : 64);
    const text = wholeText(column);
    return () => text(reader.next());
  }
  return dictionaryReader(column, bytes, from, dictionary);
};
