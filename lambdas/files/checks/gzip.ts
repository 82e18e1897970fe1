/** Checks that a gzip file is complete, not a decompression bomb, and contains CSV. Node verifies the checksums. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FORMATS } from '#domain/documents/words.ts';
import { TooMuch } from '#domain/reading/damaged.ts';
import { mustBeReasonable } from '#domain/reading/gzip.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { sortOf } from './sniff.ts';
import type { Look, Source } from './source.ts';
import { lookAtText } from './text.ts';

/** Enough to detect the text encoding. */
const HEAD = 4096;

const isOfZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

export const gzipType = async (source: Source): Promise<string> => {
  const gunzip = createGunzip();
  const packed = Readable.from(source.chunks());
  packed.on('error', (error) => gunzip.destroy(error));
  let look: Look | undefined;
  let start = Buffer.alloc(0);
  let unpacked = 0;
  const begin = () => {
    if (sortOf(start) !== 'text') throw new FileRejectedError('type_mismatch');
    look = lookAtText(start);
    look.add(start);
    return look;
  };
  try {
    for await (const chunk of packed.pipe(gunzip) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      mustBeReasonable(gunzip.bytesWritten, unpacked);
      if (look) look.add(chunk);
      else start = Buffer.concat([start, chunk]);
      if (!look && start.length >= HEAD) begin();
    }
    if (unpacked === 0) throw new FileRejectedError('empty');
    // Trailing data that is not gzip.
    if (gunzip.bytesWritten !== source.size) throw new FileRejectedError('damaged');
    const [, charset] = (look ?? begin()).end().split(';');
    return `${FORMATS['csv.gz']};${charset}`;
  } catch (error) {
    if (error instanceof TooMuch) throw new FileRejectedError('too_complex');
    throw isOfZlib(error) ? new FileRejectedError('damaged') : error;
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
};
