/** Writes files into an uncompressed ZIP file, which `reading/zip.ts` can open. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const checksum = (bytes: Uint8Array) => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** The earliest date in the ZIP format. A fixed date makes the same content the same file. */
const DAY = (1 << 5) | 1;

type Field = readonly [bytes: 2 | 4, value: number];

const header = (fields: readonly Field[]) => {
  const view = new DataView(new ArrayBuffer(fields.reduce((size, [bytes]) => size + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

const short = (value: number): Field => [2, value];
const long = (value: number): Field => [4, value];

type File = { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> };

export const zipOf = (files: readonly File[]): Blob => {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const file of files) {
    const name = encoder.encode(file.name);
    const content = typeof file.content === 'string' ? encoder.encode(file.content) : file.content;
    const known = [
      ...[short(VERSION), short(UTF8_NAMES), short(0), short(0), short(DAY), long(checksum(content))],
      ...[long(content.length), long(content.length), short(name.length), short(0)],
    ];
    const local = header([long(0x04034b50), ...known]);
    parts.push(local, name, content);
    const rest = [short(0), short(0), short(0), long(0), long(at)];
    directory.push(header([long(0x02014b50), short(VERSION), ...known, ...rest]), name);
    at += local.length + name.length + content.length;
  }
  const size = directory.reduce((total, { length }) => total + length, 0);
  const count = short(files.length);
  const end = header([long(0x06054b50), short(0), short(0), count, count, long(size), long(at), short(0)]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
};
