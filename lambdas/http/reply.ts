import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { makeProblem } from '#contract/problem.ts';
import { ProblemError } from '#lambdas/problems.ts';
import { etagOf } from './conditions.ts';

/** What every answer carries. It is one caller's, so nobody keeps it. */
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

/** In place of what whoever asks has already. */
export const unchanged = ({ headers: { 'content-type': _, ...headers } = {} }: Result): Result => ({
  statusCode: 304,
  headers,
});

export const problemReply = (error: unknown, requestId: string): Result => {
  const known = error instanceof ProblemError ? error : new ProblemError(500, 'This is our fault. Try again.');
  const { code, errors = [], existing, lost, possible } = known.details;
  const problem = makeProblem(known.status, known.message, requestId, {
    ...(code && { code }),
    errors: [...errors],
    ...(existing && { existing }),
    ...(lost && { lost }),
    ...(possible && { possible }),
  });
  return {
    statusCode: known.status,
    headers: { ...always(requestId), ...known.details.headers, 'content-type': 'application/problem+json' },
    body: JSON.stringify(problem),
  };
};
