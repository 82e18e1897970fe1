import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { makeProblem } from '#contract/http/problem.ts';
import { etagOf } from './conditions.ts';
import { describeError } from './describe-error.ts';

/** Headers of every answer. Answers depend on the caller and are never cached. */
const always = (requestId: string) => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
});

const etag = (value: unknown, body: string): Record<string, string> =>
  typeof value === 'object' && value !== null && 'version' in value ? { etag: etagOf(value.version, body) } : {};

export const reply = (status: number, value: unknown, requestId: string): Result => {
  if (value === undefined) return { statusCode: 204, headers: always(requestId) };
  const body = JSON.stringify(value);
  const headers = { ...always(requestId), ...etag(value, body), 'content-type': 'application/json' };
  return { statusCode: status, headers, body };
};

export const textReply = (text: string, mediaType: string, requestId: string): Result => ({
  statusCode: 200,
  headers: {
    ...always(requestId),
    // Only the client that asked may keep it, and it asks each time whether it is still current.
    'cache-control': 'private, no-cache',
    etag: etagOf(undefined, text),
    'content-type': `${mediaType}; charset=utf-8`,
  },
  body: text,
});

/** The answer if the client already has this version. */
export const unchanged = ({ headers: { 'content-type': _, ...headers } = {} }: Result): Result => ({
  statusCode: 304,
  headers,
});

export const problemReply = (error: unknown, requestId: string): Result => {
  const { status, detail, details } = describeError(error);
  const { code, errors = [], existing, lost, possible, headers } = details;
  const problem = makeProblem(status, detail, requestId, {
    ...(code && { code }),
    errors: [...errors],
    ...(existing && { existing }),
    ...(lost && { lost }),
    ...(possible && { possible }),
  });
  return {
    statusCode: status,
    headers: { ...always(requestId), ...headers, 'content-type': 'application/problem+json' },
    body: JSON.stringify(problem),
  };
};
