import { Readable } from 'node:stream';

/** The S3 response body as a Node stream; the SDK's type covers all runtimes. */
export const bodyStream = (body: unknown): Readable => {
  if (!(body instanceof Readable)) throw new Error('The file has no content.');
  return body;
};
