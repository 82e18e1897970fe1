/** Unpacks the pages of a Parquet file. The output never exceeds the claimed size, which the caller limits. */
import { Gunzip } from 'fflate';
import { Damaged } from '#domain/reading/damaged.ts';
import { GZIP_PIECE } from '#domain/reading/gzip.ts';

type Bytes = Uint8Array<ArrayBufferLike>;

export const CODECS = ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'LZO', 'BROTLI', 'LZ4', 'ZSTD', 'LZ4_RAW'] as const;

const damaged = () => new Damaged('A page of the Parquet file cannot be unpacked.');

const gunzip = (packed: Bytes, size: number) => {
  const out = new Uint8Array(size);
  let used = 0;
  const stream = new Gunzip((part) => {
    if (used + part.length > size) throw damaged();
    out.set(part, used);
    used += part.length;
  });
  try {
    for (let from = 0; from < packed.length; from += GZIP_PIECE) stream.push(packed.subarray(from, from + GZIP_PIECE));
    stream.push(new Uint8Array(0), true);
  } catch {
    throw damaged();
  }
  if (used !== size) throw damaged();
  return out;
};

const LITERAL = 0;
/** From this value on, the literal's length is stored in the following bytes. */
const LONG_LITERAL = 60;

const unsnap = (packed: Bytes, size: number) => {
  const out = new Uint8Array(size);
  let [at, used] = [0, 0];
  const take = (count: number) => {
    let value = 0;
    for (let byte = 0; byte < count; byte += 1) {
      const next = packed[at + byte];
      if (next === undefined) throw damaged();
      value += next * 256 ** byte;
    }
    at += count;
    return value;
  };
  const claimed = () => {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 28; factor *= 128) {
      const next = take(1);
      value += (next & 127) * factor;
      if (next < 128) return value;
    }
    throw damaged();
  };
  const literal = (length: number) => {
    if (length > packed.length - at || length > size - used) throw damaged();
    out.set(packed.subarray(at, at + length), used);
    at += length;
    used += length;
  };
  const copy = (length: number, back: number) => {
    if (back === 0 || back > used || length > size - used) throw damaged();
    for (const end = used + length; used < end; used += 1) out[used] = out[used - back] ?? 0;
  };
  if (claimed() !== size) throw damaged();
  while (at < packed.length) {
    const tag = take(1);
    const [kind, long] = [tag & 3, tag >> 2];
    if (kind === LITERAL) literal(1 + (long < LONG_LITERAL ? long : take(long - LONG_LITERAL + 1)));
    else if (kind === 1) copy(4 + (long & 7), (tag >> 5) * 256 + take(1));
    else copy(1 + long, take(kind === 2 ? 2 : 4));
  }
  if (used !== size) throw damaged();
  return out;
};

const plain = (packed: Bytes, size: number) => {
  if (packed.length !== size) throw damaged();
  return packed;
};

/** Undefined for an unsupported codec. */
export const unpackerOf = (codec: number) => [plain, unsnap, gunzip][codec];
