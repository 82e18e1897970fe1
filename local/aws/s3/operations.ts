/** Selects S3's operation for a request. Unsupported operations are refused, never done in part. */
import { authenticate } from './authentication.ts';
import type { Context, Reply } from './context.ts';
import { copyObject } from './copy-object.ts';
import { keyTooLong, noSuchBucket, notImplemented, StorageError } from './errors.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { LONGEST_KEY, postObject } from './post-object.ts';
import { putObject } from './put-object.ts';

const LIST_PARAMETERS = [
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
  'fetch-owner',
];

/** `?tagging`, `?uploads` and the like select other operations with the same method and path. */
const refuseOthers = (query: URLSearchParams, known: readonly string[] = []) => {
  for (const name of query.keys()) {
    if (!known.includes(name) && !/^(x-id$|x-amz-|response-)/i.test(name)) throw notImplemented(name);
  }
};

const deleteObject = async ({ bucket, key, objects }: Context): Promise<Reply> => {
  await objects.remove(bucket, key);
  return { status: 204 };
};

const notAllowed = () =>
  new StorageError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');

const onBucket = async (context: Context): Promise<Reply> => {
  refuseOthers(context.query, LIST_PARAMETERS);
  if (context.request.method === 'GET') return listObjects(context);
  if (context.request.method === 'HEAD') return { status: 200 };
  throw notAllowed();
};

const onObject = async (context: Context): Promise<Reply> => {
  const { request, query, key } = context;
  refuseOthers(query);
  if (Buffer.byteLength(key) > LONGEST_KEY) throw keyTooLong({ MaxSizeAllowed: LONGEST_KEY });
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return getObject(context);
    case 'PUT':
      return request.headers['x-amz-copy-source'] === undefined ? putObject(context) : copyObject(context);
    case 'DELETE':
      return deleteObject(context);
    default:
      throw notAllowed();
  }
};

export const operate = async (context: Context): Promise<Reply> => {
  const { request, bucket, key, query, buckets, credentials, now } = context;
  const isForm = request.method === 'POST' && key === '' && query.size === 0;
  const head = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
  if (!isForm) authenticate(head, credentials, now());
  if (!buckets.includes(bucket)) throw noSuchBucket({ BucketName: bucket });
  if (isForm) return postObject(context);
  return key === '' ? onBucket(context) : onObject(context);
};
