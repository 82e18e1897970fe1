/** Reads Thrift's compact protocol, the encoding of Parquet footers and page headers. */
import { Damaged, TooMuch } from '#domain/reading/damaged.ts';

const TYPE = {
  yes: 1,
  no: 2,
  byte: 3,
  i16: 4,
  i32: 5,
  i64: 6,
  double: 7,
  text: 8,
  list: 9,
  set: 10,
  map: 11,
  struct: 12,
};

/** Parquet nests structs about five levels deep. */
const DEEPEST = 16;
const LONG_LIST = 15;

/** Maps field IDs to readers. Other fields are skipped. */
type Fields = Readonly<Record<number, (type: number) => void>>;

/** A list allocates memory only for elements in the file, regardless of its claimed length. */
export const makeThriftReader = (bytes: Uint8Array, start = 0) => {
  const decoder = new TextDecoder();
  let at = start;

  const byte = () => {
    const value = bytes[at];
    if (value === undefined) throw new Damaged('The metadata of the Parquet file ends too early.');
    at += 1;
    return value;
  };

  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const next = byte();
      value += (next & 127) * factor;
      if (value > Number.MAX_SAFE_INTEGER) throw new Damaged('A number in the Parquet file is too large.');
      if (next < 128) return value;
    }
  };

  const advance = (length: number) => {
    if (length > bytes.length - at) throw new Damaged('The metadata of the Parquet file ends too early.');
    at += length;
  };

  const expect = (type: number, ...wanted: number[]) => {
    if (!wanted.includes(type)) throw new Damaged('A field in the Parquet file has the wrong type.');
  };

  const listHeader = () => {
    const header = byte();
    const size = header >> 4;
    return { type: header & 15, size: size === LONG_LIST ? varint() : size };
  };

  const skipVarint = () => {
    while (byte() > 127);
  };

  const skip = (type: number, isElement: boolean, left = DEEPEST) => {
    if (left === 0) throw new Damaged('The metadata of the Parquet file is nested too deeply.');
    const elements = (size: number, ...types: number[]) => {
      for (let count = 0; count < size; count += 1) for (const one of types) skip(one, true, left - 1);
    };
    if (type === TYPE.yes || type === TYPE.no) advance(isElement ? 1 : 0);
    else if (type === TYPE.byte) advance(1);
    else if (type === TYPE.i16 || type === TYPE.i32 || type === TYPE.i64) skipVarint();
    else if (type === TYPE.double) advance(8);
    else if (type === TYPE.text) advance(varint());
    else if (type === TYPE.list || type === TYPE.set) {
      const { type: element, size } = listHeader();
      elements(size, element);
    } else if (type === TYPE.map) {
      const size = varint();
      const types = size === 0 ? 0 : byte();
      elements(size, types >> 4, types & 15);
    } else {
      expect(type, TYPE.struct);
      fields({}, left - 1);
    }
  };

  const fields = (known: Fields, left = DEEPEST) => {
    let id = 0;
    for (let header = byte(); header !== 0; header = byte()) {
      const [step, type] = [header >> 4, header & 15];
      id = step === 0 ? number(TYPE.i16) : id + step;
      const read = known[id];
      if (read) read(type);
      else skip(type, false, left);
    }
  };

  const number = (type: number) => {
    expect(type, TYPE.byte, TYPE.i16, TYPE.i32, TYPE.i64);
    if (type === TYPE.byte) return (byte() << 24) >> 24;
    const value = varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };

  return {
    /** The offset of the next byte. */
    position: () => at,
    number,
    bool: (type: number) => {
      expect(type, TYPE.yes, TYPE.no);
      return type === TYPE.yes;
    },
    text: (type: number) => {
      expect(type, TYPE.text);
      const length = varint();
      advance(length);
      return decoder.decode(bytes.subarray(at - length, at));
    },
    /** The root struct, which has no surrounding field. */
    fields,
    struct: (type: number, known: Fields) => {
      expect(type, TYPE.struct);
      fields(known);
    },
    structs: (type: number, most: number, each: () => Fields) => {
      expect(type, TYPE.list);
      const { type: element, size } = listHeader();
      expect(element, TYPE.struct);
      if (size > most) throw new TooMuch('too_many_columns', 'The Parquet file has too many columns or row groups.');
      for (let count = 0; count < size; count += 1) fields(each());
    },
  };
};

export type ThriftReader = ReturnType<typeof makeThriftReader>;

/** Reads a field into a property. */
export const into =
  <T extends object, K extends keyof T>(target: T, key: K, read: (type: number) => T[K]) =>
  (type: number) => {
    target[key] = read(type);
  };
