/**
 * Idempotency keys: the same Idempotency-Key and request return the same answer for 24 hours, and the work is done
 * once, even after a crash. Only a route that `resumes` runs again, to complete its remaining writes. Answers are
 * sealed with the client's key, because they may contain secrets; answers with secrets are stored for minutes.
 */

import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import type { Route } from '#contract/http/route.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { alreadyDone, inProgress, malformed } from '#lambdas/known-errors.ts';
import { claim, type Earlier, isAttempt, keepAnswer, release } from '#lambdas/persistence/idempotency.ts';
import { type Attempt, withAttempt } from '#lambdas/persistence/idempotent-request.ts';
import { retryAlways } from '#lambdas/persistence/retry.ts';
import { seal, unsealBytes } from '#lambdas/persistence/seal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

type IdempotentRequest = { key: string; request: string };

const runOnce = async (attempt: Attempt, { shown }: Route, { key, request }: IdempotentRequest, work: Work) => {
  const answer = await withAttempt(attempt, () => work(attempt.isResumed)).catch(async (error: unknown) => {
    await release(attempt);
    throw error;
  });
  const compressed = gzipSync(JSON.stringify(answer));
  const sealed = await retryAlways(() => seal(compressed, Buffer.from(request), key));
  await keepAnswer(attempt, sealed, shown === 'once' ? 'minutes' : 'day');
  return answer;
};

const repeatAnswer = async (earlier: Earlier, { key, request }: IdempotentRequest): Promise<Result> => {
  if (earlier.request !== request)
    throw new ConflictError('This Idempotency-Key was already used for another request.', {
      code: 'idempotency_key_used',
    });
  const kept = earlier.answer && (await unsealBytes(earlier.answer, Buffer.from(request), key));
  if (kept) return JSON.parse(gunzipSync(kept).toString());
  throw earlier.isAtWork ? inProgress() : alreadyDone(earlier.existing);
};

/** `isResumed`: an earlier attempt did part of the work, so the If-Match version is outdated. */
type Work = (isResumed: boolean) => Promise<Result>;

export const once = async (event: Event, route: Route, caller: string, work: Work): Promise<Result> => {
  const key = event.headers['idempotency-key'];
  const { method } = event.requestContext.http;
  if (key === undefined || route.reads || method === 'GET') return work(false);
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw malformed('An Idempotency-Key must have 1 to 255 visible ASCII characters.');

  const version = event.headers['if-match'] ?? '';
  const request = digest([method, event.rawPath, event.rawQueryString, version, event.body ?? ''].join('\n'));
  const claimResult = await claim(caller, digest(key), request, route.resumes);
  return isAttempt(claimResult)
    ? runOnce(claimResult, route, { key, request }, work)
    : repeatAnswer(claimResult, { key, request });
};
