import { encode } from '#local/sigv4.ts';
import type { Context, Reply } from './context.ts';
import { invalidArgument, notImplemented } from './errors.ts';
import { quoted } from './object-headers.ts';
import type { StoredObject } from './objects.ts';
import { element, group, xmlDocument } from './xml.ts';

/** An object, or what stands for all objects whose keys go on alike up to the delimiter. */
type Entry = { key: string; object?: StoredObject };

const PAGE = 1_000;

const entriesOf = (objects: StoredObject[], prefix: string, delimiter: string) => {
  const entries: Entry[] = [];
  for (const object of objects) {
    if (!object.key.startsWith(prefix)) continue;
    const end = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    if (end < 0) {
      entries.push({ key: object.key, object });
      continue;
    }
    const key = object.key.slice(0, end + delimiter.length);
    // In the order of their keys, those that go on alike are neighbours.
    if (entries.at(-1)?.object || entries.at(-1)?.key !== key) entries.push({ key });
  }
  return entries;
};

const isAfter = (key: string, other: string) => Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0;

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

  const all = (await objects.list(bucket)).filter(({ key }) => isAfter(key, start));
  const rest = entriesOf(all, prefix, delimiter).filter(({ key }) => isAfter(key, seen));
  const page = rest.slice(0, size);
  const last = size > 0 && rest.length > size ? page.at(-1) : undefined;
  const listed = page.map(({ key, object }) =>
    object
      ? group('Contents', [
          element('Key', shown(key)),
          element('LastModified', object.modified),
          element('ETag', quoted(object.etag)),
          element('Size', object.size),
          element('StorageClass', 'STANDARD'),
        ])
      : group('CommonPrefixes', [element('Prefix', shown(key))]),
  );
  const root = group('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', shown(prefix)),
    ...(delimiter ? [element('Delimiter', shown(delimiter))] : []),
    ...(isEncoded ? [element('EncodingType', 'url')] : []),
    element('MaxKeys', size),
    element('KeyCount', page.length),
    element('IsTruncated', last !== undefined),
    ...(last ? [element('NextContinuationToken', tokenOf(last.key))] : []),
    ...listed,
  ]);
  return { status: 200, body: xmlDocument(root) };
};
