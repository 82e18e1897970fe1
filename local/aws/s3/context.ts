import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { S3ObjectCreatedNotificationEventDetail as Created } from 'aws-lambda';
import type { Credentials } from '#local/aws/sigv4.ts';
import type { Objects } from './objects.ts';

/** A request with everything needed to answer it. */
export type Context = {
  request: IncomingMessage;
  requestId: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  buckets: readonly string[];
  objects: Objects;
  credentials: Credentials;
  now: () => number;
  onCreated: (created: Created) => void;
};

export type Reply = { status: number; headers?: Record<string, string>; body?: string | Readable };
