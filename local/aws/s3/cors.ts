/** CORS rules of the files bucket; the same as `lib/storage/files.ts` sets in AWS. */
import type { IncomingMessage } from 'node:http';
import type { Reply } from './context.ts';
import { StorageError } from './errors.ts';

const METHODS = ['GET', 'POST'];

export const corsHeaders = ({ headers, method }: IncomingMessage, allowedOrigins: readonly string[]) => {
  const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  if (!headers.origin || !allowedOrigins.includes(headers.origin) || !METHODS.includes(asked ?? '')) return {};
  const requested = headers['access-control-request-headers'];
  return {
    'access-control-allow-origin': headers.origin,
    'access-control-allow-methods': METHODS.join(', '),
    'access-control-expose-headers': 'ETag, Accept-Ranges, Content-Length, Content-Range',
    'access-control-max-age': '3600',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    ...(requested && { 'access-control-allow-headers': requested }),
  };
};

export const preflight = (headers: Record<string, string>): Reply => {
  if (headers['access-control-allow-origin']) return { status: 200 };
  throw new StorageError(
    403,
    'AccessForbidden',
    "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
  );
};
