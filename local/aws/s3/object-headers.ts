/** The headers with which an object is stored and served. */
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

/** Form fields may have names that are no valid header names. */
const isKept = (name: string) => KEPT.some((kept) => kept === name) || /^x-amz-meta-[\w!#$%&'*+.^`|~-]+$/.test(name);

/** `aws-chunked` describes the transfer, not the object. */
const withoutTransferCoding = (encoding: string) =>
  encoding
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== 'aws-chunked')
    .join(',');

/** Takes the headers of a request or the fields of a form, by lower-case name. */
export const keptHeaders = (given: Iterable<readonly [string, string]>) => {
  const headers: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of given) {
    const text = name === 'content-encoding' ? withoutTransferCoding(value) : value;
    if (isKept(name) && text !== '') headers[name] = text;
  }
  return headers;
};

/** Node decodes headers as Latin-1, but clients send UTF-8. */
export const pairsOf = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Buffer.from(String(value), 'latin1').toString()] as const],
  );

export const quoted = (etag: string) => `"${etag}"`;

export const mustMatch = (
  request: IncomingMessage,
  header: 'if-match' | 'x-amz-copy-source-if-match',
  etag: string,
) => {
  const wanted = request.headers[header];
  if (wanted !== undefined && ![etag, quoted(etag), '*'].includes(String(wanted))) throw preconditionFailed(header);
};

/** S3 returns metadata that a header cannot contain, such as a file name, encoded like this. */
const headerText = (value: string) =>
  /^[\t\x20-\x7e]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`;

/** Signed requests may override headers for one response, for example with `response-content-disposition`. */
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
