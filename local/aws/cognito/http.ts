/** Requests, replies and CORS headers for the web app's origin. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { CognitoError } from './errors.ts';

/** Far above the largest request of any operation. */
const LARGEST_BODY = 256 * 1024;

export type Request = {
  method: string;
  url: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  secure: boolean;
};
export type Reply = { status: number; headers: Record<string, string | string[]>; body: string };

export const json = (status: number, body: object, type = 'application/json'): Reply => ({
  status,
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

export const readRequest = async (incoming: IncomingMessage, largest = LARGEST_BODY): Promise<Request> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size <= largest) parts.push(part);
  }
  if (size > largest) throw new CognitoError('RequestEntityTooLargeException', 'Request is too large.', 413);
  const { method = 'GET', url = '/', headers } = incoming;
  const secure = incoming.socket instanceof TLSSocket;
  return { method, url, path: url.replace(/\?.*$/, ''), headers, body: Buffer.concat(parts), secure };
};

export const corsHeaders = ({ origin }: IncomingHttpHeaders, webOrigin: string): Record<string, string> =>
  origin === webOrigin
    ? {
        'access-control-allow-origin': webOrigin,
        'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
        vary: 'Origin',
      }
    : { vary: 'Origin' };

/** Allows every header that the web app announces. */
export const preflight = (headers: IncomingHttpHeaders): Reply => ({
  status: 200,
  headers: {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers':
      headers['access-control-request-headers'] ??
      'authorization, cache-control, content-type, x-amz-target, x-amz-user-agent, amz-sdk-invocation-id, amz-sdk-request',
    'access-control-max-age': '172800',
  },
  body: '',
});

export const send = (response: ServerResponse, { status, headers, body }: Reply, more: Record<string, string>) => {
  response.writeHead(status, { ...headers, ...more, 'x-amzn-RequestId': randomUUID() });
  response.end(body);
};
