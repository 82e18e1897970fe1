/** A multipart form: its fields, then its file as a stream. Parts after the file are ignored, as in S3. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { formTooLarge, invalidArgument, malformedPost, notMultipart, type StorageError } from './errors.ts';

const FIELDS_BYTES = 20 * 1024;

export type UploadForm = { fields: ReadonlyMap<string, string>; file: AsyncIterable<Buffer> };

const parserOf = (request: IncomingMessage) => {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw notMultipart({ Condition: 'Bucket POST must be of the enclosure-type multipart/form-data' });
  }
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits: { fieldSize: FIELDS_BYTES } });
  } catch {
    throw malformedPost();
  }
};

const chunksOf = async function* (file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file.iterator({ destroyOnReturn: false });
  } catch {
    throw malformedPost();
  }
};

/** Replaces `${filename}` by the name of the file, in every field. */
const withFilename = (fields: ReadonlyMap<string, string>, filename: string) =>
  new Map([...fields].map(([name, value]) => [name, value.replace(/\$\{filename\}/g, () => filename)]));

export const readForm = (request: IncomingMessage) =>
  new Promise<UploadForm>((resolve, reject) => {
    const parser = parserOf(request);
    const fields = new Map<string, string>();
    let bytes = 0;
    let isDecided = false;

    const refuse = (error: StorageError) => {
      isDecided = true;
      reject(error);
    };

    parser.on('field', (name, value, { valueTruncated }) => {
      if (isDecided) return;
      bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (valueTruncated || bytes > FIELDS_BYTES)
        return refuse(formTooLarge({ MaxPostDataLengthAllowed: FIELDS_BYTES }));
      fields.set(name.toLowerCase(), value);
    });
    parser.on('file', (name, file, { filename = '' }) => {
      // Without a listener, an unread file would raise an unhandled error when the connection breaks.
      file.on('error', () => {});
      if (isDecided || name !== 'file') return file.resume();
      isDecided = true;
      return resolve({ fields: withFilename(fields, filename), file: chunksOf(file) });
    });
    parser.on('error', () => refuse(malformedPost()));
    parser.on('close', () => {
      refuse(invalidArgument('POST requires exactly one file upload per request.', 'file', 0));
    });
    request.on('close', () => {
      if (!request.complete) parser.destroy();
    });
    request.pipe(parser);
  });
