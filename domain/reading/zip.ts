/** Reads the parts of a ZIP file as streams. Each part is unpacked separately and up to a limit, against ZIP bombs. */
import { Damaged, TooMuch } from './damaged.ts';

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** Far more parts than a document has. */
const MOST_ENTRIES = 10_000;
/** Values that do not fit their fields (ZIP64) are in an extra field after the name. */
const WIDE = 0xffffffff;
const WIDE_EXTRA = 1;

type Entry = { method: number; isEncrypted: boolean; compressed: number; at: number };

export type Zip = {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Throws as soon as more than `most` bytes were unpacked. */
  open: (name: string, most: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());

const findEnd = (view: DataView) => {
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Damaged('This is not a ZIP file.');
};

/** The ZIP64 values, in this order: size, compressed size and offset. */
const widened = (extra: DataView, narrow: readonly [size: number, compressed: number, at: number]) => {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== WIDE_EXTRA) continue;
    let next = at - 4;
    return narrow.map((value) => {
      if (value !== WIDE) return value;
      next += 8;
      if (next + 8 > extra.byteLength) throw new Damaged('The directory of the ZIP file is damaged.');
      return Number(extra.getBigUint64(next, true));
    });
  }
  return narrow;
};

const entriesOf = (directory: DataView, count: number) => {
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = 0;
  for (let done = 0; done < count; done += 1) {
    if (at + ENTRY_SIZE > directory.byteLength || directory.getUint32(at, true) !== ENTRY)
      throw new Damaged('The directory of the ZIP file is damaged.');
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]; // one for each field
    const start = at + ENTRY_SIZE;
    if (start + name + extra > directory.byteLength) throw new Damaged('The directory of the ZIP file is damaged.');
    const called = decoder.decode(new Uint8Array(directory.buffer, start, name));
    if (entries.has(called)) throw new Damaged(`${called} occurs more than once in the file.`);
    const [size, packed, begins] = [24, 20, 42].map((field) => directory.getUint32(at + field, true)) as [
      number,
      number,
      number,
    ]; // one for each field
    const more = new DataView(directory.buffer, start + name, extra);
    const [, compressed = packed, lies = begins] = widened(more, [size, packed, begins]);
    entries.set(called, {
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      ...{ compressed, at: lies },
    });
    at = start + name + extra + comment;
  }
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

/** At most `most` bytes are unpacked in total. */
export const openZip = async (file: Blob, most = Number.POSITIVE_INFINITY): Promise<Zip> => {
  const left = { bytes: most };
  const tail = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const end = await viewOf(file, tail, file.size);
  const at = findEnd(end);
  const [count, size, start] = [
    end.getUint16(at + 10, true),
    end.getUint32(at + 12, true),
    end.getUint32(at + 16, true),
  ];
  if (count > MOST_ENTRIES) throw new TooMuch('too_many_parts', 'There are too many parts in the file.');
  const entries = entriesOf(await viewOf(file, start, start + size), count);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    open: async (name, most) => {
      const entry = entries.get(name);
      if (!entry) throw new Damaged(`${name} is missing.`);
      if (entry.isEncrypted) throw new Damaged(`${name} is encrypted.`);
      const local = await viewOf(file, entry.at, entry.at + LOCAL_SIZE);
      if (local.byteLength < LOCAL_SIZE || local.getUint32(0, true) !== LOCAL) throw new Damaged(`${name} is damaged.`);
      const named = entry.at + LOCAL_SIZE;
      const own = await file.slice(named, named + local.getUint16(26, true)).text();
      if (own !== name) throw new Damaged(`${name} has a different name in its local header: ${JSON.stringify(own)}.`);
      const from = named + local.getUint16(26, true) + local.getUint16(28, true);
      const stream = file.slice(from, from + entry.compressed).stream();
      if (entry.method === STORED) return stream.pipeThrough(upTo(most, left));
      if (entry.method !== DEFLATED) throw new Damaged(`${name} uses an unsupported compression method.`);
      return stream.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(upTo(most, left));
    },
  };
};
