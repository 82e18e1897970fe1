/** Reads ZIP files: lists the parts, and unpacks each as a stream and up to a limit, against ZIP bombs. */
import { Damaged, TooMuch } from './damaged.ts';

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const METHODS: Partial<Record<number, 'stored' | 'deflated'>> = { 0: 'stored', 8: 'deflated' };
/** The whole part, or its keys. */
const ENCRYPTED = 0x41;
/** Far more parts than a document has, and more than their names and attributes need. */
const MOST_ENTRIES = 10_000;
const LARGEST_DIRECTORY = 4 * 1024 * 1024;
/** Values that do not fit their fields (ZIP64) are in an extra field after the name. */
const WIDE = 0xffffffff;
const WIDE_EXTRA = 1;

/** What the directory claims about a part. */
export type Entry = {
  name: string;
  method: 'stored' | 'deflated' | undefined;
  isEncrypted: boolean;
  size: number;
  packed: number;
  offset: number;
};

export type Zip = {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Throws as soon as more than `most` bytes were unpacked. */
  open: (name: string, most: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());

/** A mark at the beginning of a name is a part of it. */
const textOf = (bytes: AllowSharedBufferSource) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const damagedDirectory = () => new Damaged('The directory of the ZIP file is damaged.');

/** The end and its comment are the last bytes of the file, and the directory is immediately before them. */
const findDirectory = async (file: Blob) => {
  const start = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await viewOf(file, start, file.size);
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_SIZE + tail.getUint16(at + 20, true) !== tail.byteLength) continue;
    const [count, size] = [tail.getUint16(at + 10, true), tail.getUint32(at + 12, true)];
    if (count > MOST_ENTRIES || size > LARGEST_DIRECTORY)
      throw new TooMuch('too_many_parts', 'There are too many parts in the file.');
    const from = tail.getUint32(at + 16, true);
    if (from + size !== start + at) throw damagedDirectory();
    return { count, directory: await viewOf(file, from, from + size) };
  }
  throw new Damaged('This is not a ZIP file.');
};

/** The ZIP64 values, in this order: size, packed size and offset. */
const widened = (extra: DataView, narrow: readonly number[]) => {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== WIDE_EXTRA) continue;
    let next = at - 4;
    return narrow.map((value) => {
      if (value !== WIDE) return value;
      next += 8;
      if (next + 8 > extra.byteLength) throw damagedDirectory();
      return Number(extra.getBigUint64(next, true));
    });
  }
  return narrow;
};

const entryAt = (directory: DataView, at: number): { entry: Entry; next: number } => {
  if (at + ENTRY_SIZE > directory.byteLength || directory.getUint32(at, true) !== ENTRY) throw damagedDirectory();
  const [nameSize = 0, extraSize = 0, comment = 0] = [28, 30, 32].map((field) => directory.getUint16(at + field, true));
  const [start, extra] = [at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize];
  const next = extra + extraSize + comment;
  if (next > directory.byteLength) throw damagedDirectory();
  const narrow = [24, 20, 42].map((field) => directory.getUint32(at + field, true));
  const [size = 0, packed = 0, offset = 0] = widened(new DataView(directory.buffer, extra, extraSize), narrow);
  const entry = {
    name: textOf(new Uint8Array(directory.buffer, start, nameSize)),
    method: METHODS[directory.getUint16(at + 10, true)],
    isEncrypted: (directory.getUint16(at + 8, true) & ENCRYPTED) !== 0,
    ...{ size, packed, offset },
  };
  return { entry, next };
};

/** All entries of the directory. They can have the same name or claim the same bytes. */
export const listEntries = async (file: Blob): Promise<readonly Entry[]> => {
  const { count, directory } = await findDirectory(file);
  const entries: Entry[] = [];
  let at = 0;
  while (at < directory.byteLength && entries.length <= count) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  if (entries.length !== count) throw damagedDirectory();
  return entries;
};

/** The declared sizes are not trusted. `left` is the remaining budget of all parts. */
const upTo = (most: number, left: { bytes: number }) => {
  let size = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      left.bytes -= chunk.length;
      if (size > most || left.bytes < 0) controller.error(new TooMuch('too_much_unpacked'));
      else controller.enqueue(chunk);
    },
  });
};

/** The packed bytes follow the part's local header, which must have the same name. */
const packedBytes = async (file: Blob, { name, offset, packed }: Entry) => {
  const local = await viewOf(file, offset, offset + LOCAL_SIZE);
  if (local.byteLength < LOCAL_SIZE || local.getUint32(0, true) !== LOCAL) throw new Damaged(`${name} is damaged.`);
  const start = offset + LOCAL_SIZE;
  const end = start + local.getUint16(26, true);
  const own = textOf(await file.slice(start, end).arrayBuffer());
  if (own !== name) throw new Damaged(`${name} has a different name in its local header: ${JSON.stringify(own)}.`);
  const from = end + local.getUint16(28, true);
  return file.slice(from, from + packed).stream();
};

/** At most `most` bytes are unpacked in total. */
export const openZip = async (file: Blob, most = Number.POSITIVE_INFINITY): Promise<Zip> => {
  const left = { bytes: most };
  const entries = new Map<string, Entry>();
  for (const entry of await listEntries(file)) {
    if (entries.has(entry.name)) throw new Damaged(`${entry.name} occurs more than once in the file.`);
    entries.set(entry.name, entry);
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    open: async (name, most) => {
      const entry = entries.get(name);
      if (!entry) throw new Damaged(`${name} is missing.`);
      if (entry.isEncrypted) throw new Damaged(`${name} is encrypted.`);
      if (!entry.method) throw new Damaged(`${name} uses an unsupported compression method.`);
      const bytes = await packedBytes(file, entry);
      if (entry.method === 'stored') return bytes.pipeThrough(upTo(most, left));
      return bytes.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(upTo(most, left));
    },
  };
};
