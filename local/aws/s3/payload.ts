/** The body of a signed upload; reading it fails unless it matches its signature, length and checksums. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeAwsChunked } from './aws-chunked.ts';
import { checked, kept } from './checksums.ts';
import { entityTooLarge, incompleteBody, notImplemented, StorageError, wrongPayloadHash } from './errors.ts';

/** S3's limit for one request. */
export const LARGEST_UPLOAD = 5 * 1024 ** 3;

const CHUNKED = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

const headerOf = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

const withHash = async function* (chunks: AsyncIterable<Buffer>, expected: string) {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== expected) throw wrongPayloadHash();
};

const ofLength = async function* (chunks: AsyncIterable<Buffer>, expected: number) {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > expected) break;
    yield chunk;
  }
  if (length !== expected) throw incompleteBody();
};

const lengthOf = (request: IncomingMessage, name: string) => {
  const text = headerOf(request, name) ?? '';
  if (!/^\d{1,15}$/.test(text)) {
    throw new StorageError(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  const length = Number(text);
  if (length > LARGEST_UPLOAD) throw entityTooLarge({ ProposedSize: length, MaxSizeAllowed: LARGEST_UPLOAD });
  return length;
};

export const payloadOf = (request: IncomingMessage) => {
  const declared = headerOf(request, 'x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD';
  const announced = (headerOf(request, 'x-amz-trailer') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const stated = new Map(Object.keys(request.headers).map((name) => [name, headerOf(request, name) ?? '']));
  // An upload that is refused midway still needs an answer on the same connection.
  const raw: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });

  const decoded = () => {
    if (declared === CHUNKED) {
      const length = lengthOf(request, 'x-amz-decoded-content-length');
      const onTrailer = (name: string, value: string) => {
        if (announced.includes(name)) stated.set(name, value);
      };
      return ofLength(decodeAwsChunked(raw, onTrailer), length);
    }
    if (declared.startsWith('STREAMING-')) throw notImplemented('x-amz-content-sha256');
    const body = ofLength(raw, lengthOf(request, 'content-length'));
    return declared === 'UNSIGNED-PAYLOAD' ? body : withHash(body, declared);
  };

  return { chunks: checked(decoded(), stated, announced), checksums: () => kept(stated) };
};
