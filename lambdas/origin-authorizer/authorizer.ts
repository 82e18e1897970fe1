/**
 * What the gateway asks before it lets a request to the API: whether CloudFront sent it. Without this, whoever found the
 * gateway's own address would go past the firewall. What somebody may do is not its business.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type {
  APIGatewayRequestAuthorizerEventV2 as Event,
  APIGatewaySimpleAuthorizerResult as Result,
} from 'aws-lambda';
import { log } from '#lambdas/log.ts';
import { secretOf } from './secret.ts';

/** The one that counts, the one before it, and the one that CloudFront is about to show. */
const GOOD = ['AWSCURRENT', 'AWSPREVIOUS', 'AWSPENDING'];
const FRESH = 5 * 60_000;
/** Nothing is refused by what is older: another may have come meanwhile. */
export const FRESH_TO_REFUSE = 2_000;
let known: { at: number; secrets: Promise<string[]> } | undefined;

const read = async () => {
  const values = await Promise.all(GOOD.map((VersionStage) => secretOf({ VersionStage })));
  const secrets = values.filter((value) => value !== undefined);
  if (secrets.length === 0) throw new Error('The secret of the origin is empty.');
  return secrets;
};

const secretsNow = (fresh: number) => {
  if (known && known.at + fresh > Date.now()) return known.secrets;
  const secrets = read();
  known = { at: Date.now(), secrets };
  secrets.catch(() => {
    known = undefined; // asked for again with the next request
  });
  return secrets;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

const isGood = async (given: string, fresh: number) =>
  (await secretsNow(fresh)).some((secret) => timingSafeEqual(digest(secret), digest(given)));

/**
 * Nobody but CloudFront shows anything, so what is no good is most likely CloudFront's own, and then nobody comes in at all:
 * the gateway answers this failure with a 500, which rings, and asks again with the next request.
 */
export const handler = async ({ identitySource }: Pick<Event, 'identitySource'>): Promise<Result> => {
  const [given = ''] = identitySource ?? [];
  if ((await isGood(given, FRESH)) || (await isGood(given, FRESH_TO_REFUSE))) return { isAuthorized: true };
  log.error('what CloudFront shows is none of the secrets that are good');
  throw new Error('What CloudFront shows is none of the secrets that are good.');
};
