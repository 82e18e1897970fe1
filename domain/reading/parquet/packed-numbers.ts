/** Reads bit-packed numbers, which Parquet uses for levels, dictionary indexes, booleans and deltas. */
import { Damaged } from '#domain/reading/damaged.ts';

const damaged = () => new Damaged('Packed numbers in the Parquet file are cut off.');

/** Reads a number of `width` bits (at most 32) at a bit offset. */
const bitsAt = (bytes: Uint8Array, from: number, to: number, bit: number, width: number) => {
  let value = 0;
  for (let [filled, next] = [0, bit]; filled < width; ) {
    const at = from + Math.floor(next / 8);
    if (at >= to) throw damaged();
    const offset = next % 8;
    const count = Math.min(8 - offset, width - filled);
    value += (((bytes[at] ?? 0) >> offset) & ((1 << count) - 1)) * 2 ** filled;
    filled += count;
    next += count;
  }
  return value;
};

const makeCursor = (bytes: Uint8Array, from: number, to: number) => {
  let at = from;
  const byte = () => {
    if (at >= to) throw damaged();
    at += 1;
    return bytes[at - 1] ?? 0;
  };
  const varint = () => {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 28; factor *= 128) {
      const next = byte();
      value += (next & 127) * factor;
      if (next < 128) return value;
    }
    throw damaged();
  };
  const long = () => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const next = byte();
      value |= BigInt(next & 127) << shift;
      if (next < 128) return BigInt.asIntN(64, value & 1n ? -(value >> 1n) - 1n : value >> 1n);
    }
    throw damaged();
  };
  const move = (position: number) => {
    at = position;
  };
  return { byte, varint, long, position: () => at, move };
};

/** Decodes repeated and bit-packed runs one number at a time, so that a run needs no memory for its claimed length. */
export const makeRunReader = (bytes: Uint8Array, from: number, to: number, width: number) => {
  if (width > 32) throw damaged();
  const cursor = makeCursor(bytes, from, to);
  const widthInBytes = Math.ceil(width / 8);
  const run = { left: 0, repeated: 0, isRepeated: false, start: 0, bit: 0 };
  const begin = () => {
    const header = cursor.varint();
    run.isRepeated = header % 2 === 0;
    const count = Math.floor(header / 2);
    if (count === 0) throw damaged();
    if (run.isRepeated) {
      run.left = count;
      run.repeated = 0;
      for (let byte = 0; byte < widthInBytes; byte += 1) run.repeated += cursor.byte() * 256 ** byte;
    } else {
      run.left = count * 8;
      run.start = cursor.position();
      run.bit = 0;
      cursor.move(run.start + count * width);
    }
  };
  return () => {
    if (run.left === 0) begin();
    run.left -= 1;
    if (run.isRepeated) return run.repeated;
    const value = bitsAt(bytes, run.start, to, run.bit, width);
    run.bit += width;
    return value;
  };
};

const MOST_MINIBLOCKS = 1024;
const LARGEST_MINIBLOCK = 65_536;

/** Differences between numbers (DELTA_BINARY_PACKED). */
export const makeDeltaReader = (bytes: Uint8Array, from: number, to: number, bits: 32 | 64) => {
  const cursor = makeCursor(bytes, from, to);
  const [size, count, total] = [cursor.varint(), cursor.varint(), cursor.varint()];
  const each = size / count;
  const isFit = count > 0 && count <= MOST_MINIBLOCKS && each % 8 === 0 && each > 0 && each <= LARGEST_MINIBLOCK;
  if (!isFit) throw damaged();
  let value = cursor.long();
  let given = 0;
  let least = 0n;
  let widths: number[] = [];
  const block = { place: 0, left: 0, width: 0, start: 0, bit: 0 };
  const begin = () => {
    block.place += 1;
    if (block.place >= widths.length) {
      least = cursor.long();
      widths = Array.from({ length: count }, cursor.byte);
      block.place = 0;
    }
    block.width = widths[block.place] ?? 0;
    if (block.width > 64) throw damaged();
    block.left = each;
    block.bit = 0;
    block.start = cursor.position();
    cursor.move(block.start + (each * block.width) / 8);
  };
  const difference = () => {
    if (block.left === 0) begin();
    const { start, bit, width } = block;
    const low = BigInt(bitsAt(bytes, start, to, bit, Math.min(width, 32)));
    const high = width > 32 ? BigInt(bitsAt(bytes, start, to, bit + 32, width - 32)) : 0n;
    block.left -= 1;
    block.bit += width;
    return least + low + (high << 32n);
  };
  const next = () => {
    if (given === total) throw damaged();
    if (given > 0) value = BigInt.asIntN(bits, value + difference());
    given += 1;
    return value;
  };
  return { total, next, position: cursor.position };
};

/** The end of the delta-encoded lengths, where the data begins. */
export const endOfDeltas = (bytes: Uint8Array, from: number, to: number, most: number) => {
  const reader = makeDeltaReader(bytes, from, to, 32);
  if (reader.total > most) throw damaged();
  for (let count = 0; count < reader.total; count += 1) reader.next();
  return reader.position();
};
