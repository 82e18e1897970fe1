import { Readable } from 'node:stream';

/** The content of a file as S3 answers with it on Node. The SDK's type is that of all its runtimes. */
export const bodyStream = (body: unknown): Readable => {
  if (!(body instanceof Readable)) throw new Error('A file has no content.');
  return body;
};
