/** Reads the central directory of a zip and enforces limits without unpacking. */
import { Refused } from './refused.ts';
import type { Source } from './source.ts';

const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 10_000;
const MOST_LISTED = 4 * 1024 * 1024;
const MOST_UNPACKED = 512 * 1024 * 1024;
/** Below this size any ratio is harmless; above it, deflate shrinks real documents by less than this factor. */
const HARMLESS = 20 * 1024 * 1024;
const MOST_TIMES = 200;

const ENCRYPTED = 0x41;
const [STORED, DEFLATED] = [0, 8];
const WIDE = 0xffffffff;

export type Entry = { name: string; method: number; packed: number; size: number; offset: number };

const findEnd = async ({ size, part }: Source) => {
  const start = Math.max(0, size - END_BYTES - LONGEST_COMMENT);
  const tail = Buffer.from(await part(start, size));
  for (let at = tail.length - END_BYTES; at >= 0; at--)
    if (tail.readUInt32LE(at) === 0x06054b50 && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return {
        ...{ at: start + at, count: tail.readUInt16LE(at + 10) },
        ...{ bytes: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) },
      };
  throw new Refused('damaged');
};

/** ZIP64: values that do not fit 32 bits are in the extra field, in this order. */
const wider = (extra: Buffer, narrow: readonly number[]): number[] => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    return narrow.map((value) => {
      if (value !== WIDE) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return [...narrow];
};

const entryAt = (list: Buffer, at: number): Entry & { flags: number; next: number } => {
  if (list.readUInt32LE(at) !== 0x02014b50) throw new Refused('damaged');
  const [name, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place)) as [number, number, number];
  const behind = at + 46 + name;
  const narrow = [24, 20, 42].map((place) => list.readUInt32LE(at + place));
  const [size = 0, packed = 0, offset = 0] = wider(list.subarray(behind, behind + extra), narrow);
  return {
    ...{ name: list.toString('utf8', at + 46, behind), flags: list.readUInt16LE(at + 8) },
    ...{ method: list.readUInt16LE(at + 10), packed, size, offset, next: behind + extra + comment },
  };
};

const mustBeReasonable = (entries: readonly Entry[], size: number) => {
  const [unpacked, packed] = [
    entries.reduce((sum, one) => sum + one.size, 0),
    entries.reduce((sum, one) => sum + one.packed, 0),
  ];
  // Overlapping entries reuse the same packed bytes.
  if (unpacked > MOST_UNPACKED || packed > size) throw new Refused('too_complex');
  if (unpacked > HARMLESS && unpacked > MOST_TIMES * packed) throw new Refused('too_complex');
};

/** Percent-encoded unreserved characters: a second spelling of another part's name. */
const UNRESERVED = /%(?:2[def]|3\d|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9ae])/i;

/** Names that no Office program writes: paths outside of the package, or duplicates ignoring case. */
const mustBeWellNamed = (name: string, seen: Set<string>) => {
  const known = name.toLowerCase();
  const isOdd = /^\/|\\|\p{Cc}|\[\d+\](?:\.last)?\.piece$/iu.test(name) || name.split('/').includes('..');
  const isDisguised = UNRESERVED.test(name);
  if (isOdd || isDisguised || seen.has(known)) throw new Refused('irregular');
  seen.add(known);
};

export const entriesOf = async (source: Source): Promise<Entry[]> => {
  const end = await findEnd(source);
  if (end.count > MOST_ENTRIES || end.bytes > MOST_LISTED) throw new Refused('too_complex');
  if (end.offset + end.bytes !== end.at) throw new Refused('damaged');
  const list = Buffer.from(await source.part(end.offset, end.at));
  const entries: Entry[] = [];
  try {
    const seen = new Set<string>();
    for (let at = 0; at < list.length && entries.length <= MOST_ENTRIES; ) {
      const { flags, next, ...entry } = entryAt(list, at);
      if (flags & ENCRYPTED) throw new Refused('encrypted');
      if (entry.method !== STORED && entry.method !== DEFLATED) throw new Refused('too_complex');
      mustBeWellNamed(entry.name, seen);
      entries.push(entry);
      at = next;
    }
  } catch (error) {
    // The directory is truncated.
    throw error instanceof RangeError ? new Refused('damaged') : error;
  }
  if (entries.length !== end.count) throw new Refused('damaged');
  mustBeReasonable(entries, source.size);
  return entries;
};
