import type { Context, Reply } from './context.ts';
import { invalidArgument, invalidRequest, noSuchBucket, noSuchKey } from './errors.ts';
import { notifyCreated } from './object-created.ts';
import { keptHeaders, mustMatch, pairsOf, quoted } from './object-headers.ts';
import { refuseUnknown } from './put-object.ts';
import { element, group, xmlDocument } from './xml.ts';

const sourceOf = (header: string) => {
  const [, bucket, key] = /^\/?([^/]+)\/([^?]+)$/.exec(header) ?? [];
  if (bucket && key) {
    try {
      return { bucket, key: decodeURIComponent(key) };
    } catch {
      // An undecodable header is refused below.
    }
  }
  throw invalidArgument(
    'Copy Source must mention the source bucket and key: sourcebucket/sourcekey',
    'x-amz-copy-source',
    header,
  );
};

export const copyObject = async (context: Context): Promise<Reply> => {
  const { request, bucket, key, buckets, objects, now } = context;
  refuseUnknown(Object.keys(request.headers));
  const source = sourceOf(String(request.headers['x-amz-copy-source']));
  const isReplacing = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  if (!isReplacing && source.bucket === bucket && source.key === key) {
    throw invalidRequest(
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  }
  if (!buckets.includes(source.bucket)) throw noSuchBucket({ BucketName: source.bucket });
  const opened = await objects.open(source.bucket, source.key);
  if (!opened) throw noSuchKey({ Key: source.key });

  await using file = opened.file;
  const { etag, size, headers, checksums } = opened.object;
  mustMatch(request, 'x-amz-copy-source-if-match', etag);
  const content = async function* () {
    if (size > 0) yield* file.createReadStream({ start: 0, end: size - 1, autoClose: false });
  };
  const object = await objects.put(bucket, content(), () => ({
    key,
    modified: new Date(now()).toISOString(),
    headers: isReplacing ? keptHeaders(pairsOf(request.headers)) : headers,
    checksums,
  }));
  notifyCreated(context, 'CopyObject', object);
  const result = [element('LastModified', object.modified), element('ETag', quoted(object.etag))];
  return { status: 200, body: xmlDocument(group('CopyObjectResult', result)) };
};
