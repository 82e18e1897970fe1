/** Stand-in for S3 with path-style URLs for Plumbline's buckets; as strict as S3 where the product relies on it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { S3ObjectCreatedNotificationEventDetail as Created } from 'aws-lambda';
import { listenOnLoopback } from '#local/aws/loopback.ts';
import { sent } from '#local/aws/sent.ts';
import { type Credentials, splitUrl } from '#local/aws/sigv4.ts';
import type { Reply } from './context.ts';
import { corsHeaders, preflight } from './cors.ts';
import { errorXml, invalidUri, storageErrorOf } from './errors.ts';
import { openObjects } from './objects.ts';
import { operate } from './operations.ts';

export type StorageOptions = {
  /** 0 selects any free port. */
  port: number;
  data: string;
  buckets: readonly string[];
  credentials: Credentials;
  allowedOrigins: readonly string[];
  /** Called when an object is stored, before the uploader receives the answer. */
  onCreated: (created: Created) => void;
  now?: () => number;
};

export type Storage = { url: string; stop: () => Promise<void> };

/** Splits `/bucket/any/key`. `..` is an ordinary part of a key and is not resolved. */
const placeOf = (path: string) => {
  const [, bucket = '', ...key] = path.split('/');
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join('/')) };
  } catch {
    throw invalidUri({ URI: path });
  }
};

const send = async (request: IncomingMessage, response: ServerResponse, { status, headers, body }: Reply) => {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  if (typeof body === 'string') {
    response.setHeader('content-type', 'application/xml');
    response.setHeader('content-length', Buffer.byteLength(body));
  }
  response.statusCode = status;
  if (body === undefined || request.method === 'HEAD') response.end();
  else if (typeof body === 'string') response.end(body);
  else await pipeline(body, response);
};

export const startStorage = async (options: StorageOptions): Promise<Storage> => {
  const { port, data, buckets, credentials, allowedOrigins, onCreated, now = Date.now } = options;
  const objects = await openObjects(data, buckets);

  const replyTo = async (request: IncomingMessage, requestId: string, cors: Record<string, string>) => {
    try {
      if (request.method === 'OPTIONS') return preflight(cors);
      const { path, query } = splitUrl(request.url ?? '/');
      const place = placeOf(path);
      return await operate({ ...place, request, requestId, query, buckets, objects, credentials, now, onCreated });
    } catch (cause) {
      if (request.destroyed && !request.complete) return undefined;
      const error = storageErrorOf(cause);
      return { status: error.status, body: errorXml(error, requestId) };
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase();
    const cors = corsHeaders(request, allowedOrigins);
    response.setHeaders(new Map(Object.entries({ 'x-amz-request-id': requestId, server: 'AmazonS3', ...cors })));
    const reply = await replyTo(request, requestId, cors);
    await sent(request);
    if (reply) await send(request, response, reply);
  };

  const listening = await listenOnLoopback((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }, port);
  return { url: `http://localhost:${listening.port}`, stop: listening.stop };
};
