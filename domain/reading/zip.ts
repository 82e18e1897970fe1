/** The parts of a zip file, each inflated by itself and only up to a limit: as long as it takes to read it, and no bomb. */
import { Damaged } from './damaged.ts';

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** Far more than any document has parts. */
const MOST_ENTRIES = 10_000;

type Entry = { method: number; isEncrypted: boolean; compressed: number; at: number };

export type Zip = {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Throws once more than `most` bytes have come out of it. */
  open: (name: string, most: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
};

const viewOf = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());

const findEnd = (view: DataView) => {
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Damaged('This is no zip file.');
};

const entriesOf = (directory: DataView, count: number) => {
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = 0;
  for (let done = 0; done < count; done += 1) {
    if (at + ENTRY_SIZE > directory.byteLength || directory.getUint32(at, true) !== ENTRY)
      throw new Damaged('The list of what is in the file is broken.');
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]; // as many as were asked for
    const start = at + ENTRY_SIZE;
    if (start + name > directory.byteLength) throw new Damaged('The list of what is in the file is broken.');
    const called = decoder.decode(new Uint8Array(directory.buffer, start, name));
    if (entries.has(called)) throw new Damaged(`${called} is in the file more than once.`);
    entries.set(called, {
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      compressed: directory.getUint32(at + 20, true),
      at: directory.getUint32(at + 42, true),
    });
    at = start + name + extra + comment;
  }
  return entries;
};

/** What a part says of its own size is not believed. */
const upTo = (most: number) => {
  let size = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > most) controller.error(new Damaged('There is more in the file than can be shown.'));
      else controller.enqueue(chunk);
    },
  });
};

export const openZip = async (file: Blob): Promise<Zip> => {
  const tail = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const end = await viewOf(file, tail, file.size);
  const at = findEnd(end);
  const [count, size, start] = [
    end.getUint16(at + 10, true),
    end.getUint32(at + 12, true),
    end.getUint32(at + 16, true),
  ];
  if (count > MOST_ENTRIES) throw new Damaged('There are too many parts in the file.');
  const entries = entriesOf(await viewOf(file, start, start + size), count);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    open: async (name, most) => {
      const entry = entries.get(name);
      if (!entry) throw new Damaged(`${name} is missing.`);
      if (entry.isEncrypted) throw new Damaged(`${name} is encrypted.`);
      const local = await viewOf(file, entry.at, entry.at + LOCAL_SIZE);
      if (local.byteLength < LOCAL_SIZE || local.getUint32(0, true) !== LOCAL) throw new Damaged(`${name} is broken.`);
      const named = entry.at + LOCAL_SIZE;
      const own = await file.slice(named, named + local.getUint16(26, true)).text();
      if (own !== name) throw new Damaged(`${name} is called ${JSON.stringify(own)} where it lies.`);
      const from = named + local.getUint16(26, true) + local.getUint16(28, true);
      const stream = file.slice(from, from + entry.compressed).stream();
      if (entry.method === STORED) return stream.pipeThrough(upTo(most));
      if (entry.method !== DEFLATED) throw new Damaged(`${name} is packed in a way that is not known.`);
      return stream.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(upTo(most));
    },
  };
};
