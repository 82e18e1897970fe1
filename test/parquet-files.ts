/** Builds small Parquet files for tests: valid ones with a library, and ones with forged metadata. */
import { gzipSync } from 'node:zlib';
import { ByteWriter, type ColumnSource, type ParquetWriteOptions, parquetWrite } from 'hyparquet-writer';

type Options = Omit<ParquetWriteOptions, 'writer' | 'columnData'>;

export const parquetOf = (columnData: ColumnSource[], options: Options = {}): Uint8Array<ArrayBuffer> => {
  const writer = new ByteWriter();
  parquetWrite({ writer, columnData, compressors: { GZIP: (input) => gzipSync(input) }, ...options });
  return Uint8Array.from(writer.getBytes());
};

/** A Thrift struct by field number. `i`: integer, `b`: string, `l`: list of structs, `s`: struct. */
type Field = { i: number } | { b: string } | { l: Fields[] } | { s: Fields } | { flag: boolean };
export type Fields = Readonly<Record<number, Field>>;

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
const zigzag = (value: number) => varint(value < 0 ? -2 * value - 1 : 2 * value);

const fieldOf = (field: Field): [type: number, bytes: number[]] => {
  if ('flag' in field) return [field.flag ? 1 : 2, []];
  if ('i' in field) return [6, zigzag(field.i)];
  if ('b' in field) return [8, [...varint(Buffer.byteLength(field.b)), ...Buffer.from(field.b)]];
  if ('s' in field) return [12, structOf(field.s)];
  return [9, [0xf0 + 12, ...varint(field.l.length), ...field.l.flatMap(structOf)]];
};

const structOf = (fields: Fields): number[] => [
  ...Object.entries(fields).flatMap(([id, field]) => {
    const [type, bytes] = fieldOf(field);
    return [type, ...zigzag(Number(id)), ...bytes];
  }),
  0,
];

type Forged = {
  page?: Fields;
  dictionary?: { header: Fields; body: number[] };
  body?: number[];
  column?: Fields;
  chunk?: Fields;
  group?: Fields;
  footer?: Fields;
  schema?: Fields[];
  magic?: string;
};

/** A file with one required INT32 column and the values 1 and 2, whose metadata a test can replace. */
export const forgedParquet = (forged: Forged = {}): Uint8Array<ArrayBuffer> => {
  const { body = [1, 0, 0, 0, 2, 0, 0, 0], magic = 'PAR1', dictionary } = forged;
  const size = { i: body.length };
  const data = { 1: { i: 2 }, 2: { i: 0 }, 3: { i: 3 }, 4: { i: 3 } };
  const first = dictionary ? [...structOf(dictionary.header), ...dictionary.body] : [];
  const header = structOf({ 1: { i: 0 }, 2: size, 3: size, 5: { s: data }, ...forged.page });
  const pages = [...first, ...header, ...body];
  const chunk = { 4: { i: 0 }, 5: { i: 2 }, 6: { i: pages.length }, 7: { i: pages.length }, 9: { i: 4 } };
  const footer = structOf({
    1: { i: 1 },
    2: {
      l: forged.schema ?? [
        { 4: { b: 'root' }, 5: { i: 1 } },
        { 1: { i: 1 }, 3: { i: 0 }, 4: { b: 'n' }, ...forged.column },
      ],
    },
    3: { i: 2 },
    4: { l: [{ 1: { l: [{ 3: { s: { ...chunk, ...forged.chunk } } }] }, 3: { i: 2 }, ...forged.group }] },
    ...forged.footer,
  });
  const end = Buffer.alloc(4);
  end.writeUInt32LE(footer.length);
  return Uint8Array.from([...Buffer.from(magic), ...pages, ...footer, ...end, ...Buffer.from(magic)]);
};
