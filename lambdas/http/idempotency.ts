/**
 * Whatever changes something: the same Idempotency-Key and the same request give the same answer for 24 hours, and do
 * their work once. An answer may have a secret in it that is shown this once, so it is kept sealed with the key that was
 * sent, of which only a digest is kept: whoever repeats the request can read it, and whoever reads the table cannot. It is kept
 * for minutes: by then the secret may be ended, and is not to be told again.
 */
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import type { Route } from '#contract/route.ts';
import { malformed, ProblemError } from '#lambdas/problems.ts';
import { claim, keepAnswer, release } from '#lambdas/stores/idempotency.ts';
import { insist } from '#lambdas/stores/insist.ts';
import { seal, unseal } from '#lambdas/stores/seal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export const once = async (
  event: Event,
  { shown, reads }: Route,
  caller: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const given = event.headers['idempotency-key'];
  const { method } = event.requestContext.http;
  if (given === undefined || reads || method === 'GET') return work();
  if (!/^[\x21-\x7e]{1,255}$/.test(given)) throw malformed('An Idempotency-Key has 1 to 255 visible ASCII characters.');

  const key = digest(given);
  const version = event.headers['if-match'] ?? '';
  const request = digest([method, event.rawPath, event.rawQueryString, version, event.body ?? ''].join('\n'));
  const earlier = await claim(caller, key, request);
  if (!earlier) {
    const answer = await work().catch(async (error) => {
      await release(caller, key);
      throw error;
    });
    // From here on it is done: were the key free again, the next try would do it once more.
    const sealed = await insist(() => seal(JSON.stringify(answer), Buffer.from(request), given));
    await keepAnswer(caller, key, request, sealed, shown === 'once' ? 'minutes' : 'day');
    return answer;
  }
  if (earlier.request !== request)
    throw new ProblemError(409, 'This Idempotency-Key was used for another request.', { code: 'idempotency_key_used' });
  const kept = earlier.answer && (await unseal(earlier.answer, Buffer.from(request), given));
  if (!kept)
    throw new ProblemError(409, 'The first request with this Idempotency-Key is still at work.', {
      code: 'in_progress',
    });
  return JSON.parse(kept);
};
