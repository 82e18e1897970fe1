/**
 * Decodes `aws-chunked` bodies: each chunk is preceded by its length, and trailers with checksums end the body. The SDK
 * uses this for streams.
 */
import { incompleteBody } from './errors.ts';

const LINE_AT_MOST = 4_096;

const readerOf = (source: AsyncIterable<Buffer>) => {
  const iterator = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const readMore = async () => {
    const { done, value } = await iterator.next();
    if (done) throw incompleteBody();
    held = held.length === 0 ? value : Buffer.concat([held, value]);
  };

  return {
    line: async () => {
      let end = held.indexOf('\r\n');
      while (end < 0) {
        if (held.length > LINE_AT_MOST) throw incompleteBody();
        await readMore();
        end = held.indexOf('\r\n');
      }
      const line = held.toString('latin1', 0, end);
      held = held.subarray(end + 2);
      return line;
    },
    upTo: async (length: number) => {
      if (held.length === 0) await readMore();
      const part = held.subarray(0, length);
      held = held.subarray(part.length);
      return part;
    },
    /** Ends the iteration, so the rest of the request can still be read and discarded. */
    leave: () => iterator.return?.(),
  };
};

type OnTrailer = (name: string, value: string) => void;

const decode = async function* (reader: ReturnType<typeof readerOf>, onTrailer: OnTrailer) {
  for (;;) {
    const size = /^[0-9a-f]{1,8}(?=;|$)/i.exec(await reader.line())?.[0];
    if (size === undefined) throw incompleteBody();
    let left = Number.parseInt(size, 16);
    if (left === 0) break;
    while (left > 0) {
      const part = await reader.upTo(left);
      left -= part.length;
      yield part;
    }
    if ((await reader.line()) !== '') throw incompleteBody();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const [name = '', ...value] = line.split(':');
    onTrailer(name.trim().toLowerCase(), value.join(':').trim());
  }
};

export const decodeAwsChunked = async function* (source: AsyncIterable<Buffer>, onTrailer: OnTrailer) {
  const reader = readerOf(source);
  try {
    yield* decode(reader, onTrailer);
  } finally {
    await reader.leave();
  }
};
