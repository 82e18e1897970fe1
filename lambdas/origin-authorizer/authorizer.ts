/**
 * The gateway's authorizer: accepts only requests that come through CloudFront, so that the firewall cannot be
 * bypassed. User permissions are checked elsewhere.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type {
  APIGatewayRequestAuthorizerEventV2 as Event,
  APIGatewaySimpleAuthorizerResult as Result,
} from 'aws-lambda';
import { log } from '#lambdas/log.ts';
import { secretOf } from './secret.ts';

/** The current secret, the previous one, and the one being rotated in. */
const GOOD = ['AWSCURRENT', 'AWSPREVIOUS', 'AWSPENDING'];
const FRESH = 5 * 60_000;
/** A refusal must be based on secrets at most this old, because a rotation may be in progress. */
export const FRESH_TO_REFUSE = 2_000;
let known: { at: number; secrets: Promise<string[]> } | undefined;

const read = async () => {
  const values = await Promise.all(GOOD.map((VersionStage) => secretOf({ VersionStage })));
  const secrets = values.filter((value) => value !== undefined);
  if (secrets.length === 0) throw new Error('The origin secret is empty.');
  return secrets;
};

const secretsNow = (fresh: number) => {
  if (known && known.at + fresh > Date.now()) return known.secrets;
  const secrets = read();
  known = { at: Date.now(), secrets };
  secrets.catch(() => {
    known = undefined; // the next request reads the secret again
  });
  return secrets;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

const isGood = async (given: string, fresh: number) =>
  (await secretsNow(fresh)).some((secret) => timingSafeEqual(digest(secret), digest(given)));

/**
 * Only CloudFront sends the header, so a wrong value probably means a failed rotation. The error makes the gateway
 * answer 500, which raises an alarm, and the next request checks again.
 */
export const handler = async ({ identitySource }: Pick<Event, 'identitySource'>): Promise<Result> => {
  const [given = ''] = identitySource ?? [];
  if ((await isGood(given, FRESH)) || (await isGood(given, FRESH_TO_REFUSE))) return { isAuthorized: true };
  log.error('the header from CloudFront matches no valid secret');
  throw new Error('The header from CloudFront matches no valid secret.');
};
