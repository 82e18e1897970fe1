import { encode } from '#local/aws/sigv4.ts';
import type { Context, Reply } from './context.ts';
import { invalidArgument, notImplemented } from './errors.ts';
import { quoted } from './object-headers.ts';
import { element, group, xmlDocument } from './xml.ts';

const PAGE = 1_000;

/** S3 sorts keys by bytes. */
const compare = (key: string, other: string) => Buffer.compare(Buffer.from(key), Buffer.from(other));

/** Lists keys under the prefix; keys that share a part up to the delimiter become one common prefix. */
const entriesOf = (keys: Iterable<string>, prefix: string, delimiter: string, start: string) => {
  const entries = new Set<string>();
  for (const key of keys) {
    if (!key.startsWith(prefix) || compare(key, start) <= 0) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    entries.add(end < 0 ? key : key.slice(0, end + delimiter.length));
  }
  return [...entries].sort(compare);
};

const tokenOf = (key: string) => Buffer.from(key).toString('base64url');

const lastSeen = (query: URLSearchParams) => {
  const token = query.get('continuation-token');
  if (token === null) return '';
  const key = Buffer.from(token, 'base64url').toString();
  if (key === '' || tokenOf(key) !== token) {
    throw invalidArgument('The continuation token provided is incorrect', 'continuation-token', token);
  }
  return key;
};

const pageSize = (query: URLSearchParams) => {
  const text = query.get('max-keys') ?? String(PAGE);
  if (!/^\d{1,10}$/.test(text)) {
    throw invalidArgument('Provided max-keys not an integer or within integer range', 'max-keys', text);
  }
  return Math.min(Number(text), PAGE);
};

export const listObjects = async ({ bucket, query, objects }: Context): Promise<Reply> => {
  if (query.get('list-type') !== '2') throw notImplemented('list-type');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const size = pageSize(query);
  const seen = lastSeen(query);
  const start = query.get('start-after') ?? '';
  const isEncoded = query.get('encoding-type') === 'url';
  const shown = (key: string) => (isEncoded ? encode(key).replaceAll('%2F', '/') : key);

  const rest = entriesOf(objects.keys(bucket), prefix, delimiter, start).filter((key) => compare(key, seen) > 0);
  const page = rest.slice(0, size);
  const last = size > 0 && rest.length > size ? page.at(-1) : undefined;
  const listed = await Promise.all(
    page.map(async (key) => {
      if (delimiter && key.endsWith(delimiter) && key !== prefix)
        return group('CommonPrefixes', [element('Prefix', shown(key))]);
      const object = await objects.find(bucket, key);
      if (!object) return ''; // removed since the listing
      return group('Contents', [
        element('Key', shown(key)),
        element('LastModified', object.modified),
        element('ETag', quoted(object.etag)),
        element('Size', object.size),
        element('StorageClass', 'STANDARD'),
      ]);
    }),
  );
  const root = group('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', shown(prefix)),
    ...(delimiter ? [element('Delimiter', shown(delimiter))] : []),
    ...(isEncoded ? [element('EncodingType', 'url')] : []),
    element('MaxKeys', size),
    element('KeyCount', page.length),
    element('IsTruncated', last !== undefined),
    ...(last ? [element('NextContinuationToken', tokenOf(last))] : []),
    ...listed,
  ]);
  return { status: 200, body: xmlDocument(root) };
};
