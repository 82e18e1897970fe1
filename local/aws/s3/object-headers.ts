/** The headers that an object is kept with and served with. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { invalidArgument, preconditionFailed } from './errors.ts';
import type { StoredObject } from './objects.ts';

const KEPT = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
] as const;

/** A form's field may have a name that no header can have. */
const isKept = (name: string) => KEPT.some((kept) => kept === name) || /^x-amz-meta-[\w!#$%&'*+.^`|~-]+$/.test(name);

/** How the body came is no property of what came. */
const withoutTransferCoding = (encoding: string) =>
  encoding
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'aws-chunked')
    .join(',');

/** From a request's headers or a form's fields, by lower-case name. */
export const keptHeaders = (given: Iterable<readonly [string, string]>) => {
  const headers: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of given) {
    const text = name === 'content-encoding' ? withoutTransferCoding(value) : value;
    if (isKept(name) && text !== '') headers[name] = text;
  }
  return headers;
};

/** What Node reads as one character a byte is UTF-8 to those who send it. */
export const pairsOf = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Buffer.from(String(value), 'latin1').toString()] as const],
  );

export const quoted = (etag: string) => `"${etag}"`;

/** What was asked for as it was known. */
export const mustMatch = (
  request: IncomingMessage,
  header: 'if-match' | 'x-amz-copy-source-if-match',
  etag: string,
) => {
  const wanted = request.headers[header];
  if (wanted !== undefined && ![etag, quoted(etag), '*'].includes(String(wanted))) throw preconditionFailed(header);
};

/** As S3 gives back what cannot stand in a header: a file's name in a `x-amz-meta-…`, for example. */
const headerText = (value: string) =>
  /^[\t\x20-\x7e]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`;

/** What a signed request may have served otherwise, for this once: `response-content-disposition` and its like. */
const overrides = (query: URLSearchParams) =>
  Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = query.get(`response-${name}`);
      if (value === null) return [];
      if (/^[\t\x20-\x7e\xa0-\xff]*$/.test(value)) return [[name, value]];
      throw invalidArgument('Header value cannot be represented using ISO-8859-1.', `response-${name}`, value);
    }),
  );

export const servedHeaders = (object: StoredObject, query: URLSearchParams): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(object.headers).map(([name, value]) => [name, headerText(value)])),
  ...overrides(query),
  etag: quoted(object.etag),
  'last-modified': new Date(object.modified).toUTCString(),
  'accept-ranges': 'bytes',
});

export const checksumHeaders = ({ checksums }: StoredObject): Record<string, string> =>
  Object.keys(checksums).length === 0 ? {} : { ...checksums, 'x-amz-checksum-type': 'FULL_OBJECT' };
