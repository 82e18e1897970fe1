/** Files that are written here, to be taken along by one person. */
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachedAs } from './attached.ts';
import { bucket, s3 } from './s3.ts';

const A_MINUTE = 60;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
/** S3 takes a stream in pieces of no less than 8 kB, but for the last one. */
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
 * One request, of a stream whose length is known before: the lines are made twice, first to be measured and then to be
 * sent, so that the file is never held as a whole. `lines` gives the same each time.
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

/** Good for whoever has it, for a minute. */
export const addressOf = (Key: string) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket(), Key }), { expiresIn: A_MINUTE });
