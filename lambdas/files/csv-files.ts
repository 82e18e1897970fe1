/** Export files that one person downloads. */
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachedAs } from './attached.ts';
import { bucket, s3 } from './s3.ts';

const A_MINUTE = 60;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
/** S3 requires chunks of at least 8 kB, except for the last. */
const PIECE = 64 * 1024;

function* piecesOf(lines: Iterable<string>) {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

/**
 * S3 needs the length before the stream, so `lines` runs twice, first to measure and then to send, and must yield the
 * same lines. The file is never held in memory.
 */
export const writeLines = async (
  Key: string,
  name: string,
  ending: keyof typeof TYPES,
  lines: () => Iterable<string>,
) => {
  let ContentLength = 0;
  for (const line of lines()) ContentLength += Buffer.byteLength(line);
  await s3.send(
    new PutObjectCommand({
      ...{ Bucket: bucket(), Key, ContentLength },
      Body: Readable.from(piecesOf(lines()), { objectMode: false }),
      ContentType: TYPES[ending],
      ContentDisposition: attachedAs(`${name}.${ending}`, `export.${ending}`),
    }),
  );
};

/** A bearer address that expires after a minute. */
export const addressOf = (Key: string) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket(), Key }), { expiresIn: A_MINUTE });
