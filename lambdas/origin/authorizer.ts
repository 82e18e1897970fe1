/**
 * What the gateway asks before it lets a request to the API: whether CloudFront sent it. Without this, whoever found the
 * gateway's own address would go past the firewall. What somebody may do is not its business.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type {
  APIGatewayRequestAuthorizerEventV2 as Event,
  APIGatewaySimpleAuthorizerResult as Result,
} from 'aws-lambda';
import { environment } from '#contract/environment.ts';

const client = new SecretsManagerClient({});
const FRESH = 5 * 60_000;
let known: { until: number; secrets: Promise<string[]> } | undefined;

const secretOf = async (SecretId: string) => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error('The secret of the origin is empty.');
  return SecretString;
};

const secretsNow = () => {
  if (known && known.until > Date.now()) return known.secrets;
  const secrets = Promise.all(environment('ORIGIN_SECRETS').split(' ').map(secretOf));
  known = { until: Date.now() + FRESH, secrets };
  secrets.catch(() => {
    known = undefined; // asked for again with the next request
  });
  return secrets;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

export const handler = async ({ identitySource }: Pick<Event, 'identitySource'>): Promise<Result> => {
  const [given = ''] = identitySource ?? [];
  const isGood = (await secretsNow()).some((secret) => timingSafeEqual(digest(secret), digest(given)));
  return { isAuthorized: isGood };
};
