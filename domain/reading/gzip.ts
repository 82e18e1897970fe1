/** Unpacks gzip as a stream. A file may have several members in sequence, as bgzip writes them. */
import { Gunzip } from 'fflate';
import { Damaged, TooMuch } from './damaged.ts';

/** The largest unpacked size, in bytes. */
const MOST_UNPACKED = 512 * 1024 * 1024;
/** Files below this size are always accepted. Above it, human-written text does not compress to less than a 200th. */
const HARMLESS = 20 * 1024 * 1024;
const MOST_TIMES = 200;

export const mustBeReasonable = (packed: number, unpacked: number) => {
  if (unpacked > MOST_UNPACKED)
    throw new TooMuch('too_much_unpacked', 'There is more in the file than can be unpacked.');
  if (unpacked > HARMLESS && unpacked > MOST_TIMES * packed)
    throw new TooMuch('too_much_unpacked', 'Too much comes out of too little.');
};

/** Deflate expands data at most 1,032 times, so this size limits the memory for each piece. */
export const GZIP_PIECE = 8192;

/** The upload verified the checksums already. */
export async function* gunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let out: Uint8Array<ArrayBuffer>[] = [];
  let [packed, unpacked] = [0, 0];
  const gunzip = new Gunzip((part) => {
    unpacked += part.length;
    if (part.length > 0) out.push(part);
  });
  const push = (piece: Uint8Array, isLast: boolean) => {
    try {
      gunzip.push(piece, isLast);
    } catch {
      throw new Damaged('The file cannot be unpacked.');
    }
  };
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += GZIP_PIECE) {
      const piece = chunk.subarray(from, from + GZIP_PIECE);
      packed += piece.length;
      push(piece, false);
      mustBeReasonable(packed, unpacked);
      yield* out;
      out = [];
    }
  }
  push(new Uint8Array(0), true);
  yield* out;
}
