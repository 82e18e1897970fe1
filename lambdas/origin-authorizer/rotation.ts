/**
 * The monthly rotation of the origin secret, called by Secrets Manager in four steps. Every value that CloudFront may
 * send is valid at each moment: the new secret before CloudFront uses it, and the previous one until the next rotation.
 * Steps are idempotent and are retried.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecretsManagerRotationEvent as Event } from 'aws-lambda';
import { environment } from '#contract/environment.ts';
import { ORIGIN_HEADER } from '#contract/http/origin-header.ts';
import { PREFIX } from '#contract/http/prefix.ts';
import { log } from '#lambdas/log.ts';
import { FRESH_TO_REFUSE } from './authorizer.ts';
import { show, state } from './distribution.ts';
import { becomesCurrent, current, keep, secretOf } from './secret.ts';

/** A public route of the API. */
const OPEN = `${PREFIX}/openapi.json`;

const PAUSE = 15_000;
/** CloudFront deployments take minutes; the function's limit is 15 minutes. */
const TIMEOUT_MS = 12 * 60_000;

const mustAnswer = async (host: string, headers: Record<string, string>) => {
  const { status } = await fetch(`https://${host}${OPEN}`, { headers });
  if (status !== 200) throw new Error(`The API answered ${status} through ${host}.`);
};

const pending = async (VersionId: string) => {
  const secret = await secretOf({ VersionId, VersionStage: 'AWSPENDING' });
  if (secret === undefined) throw new Error('There is no pending secret yet.');
  return secret;
};

const steps: Record<Event['Step'], (version: string) => Promise<unknown>> = {
  createSecret: async (version) => {
    const kept = await secretOf({ VersionId: version, VersionStage: 'AWSPENDING' });
    if (kept === undefined) await keep(version, randomBytes(48).toString('base64url'));
  },

  setSecret: async (version) => {
    const secret = await pending(version);
    await sleep(2 * FRESH_TO_REFUSE); // authorizers with older cached secrets have read again
    await mustAnswer(environment('API_DOMAIN'), { [ORIGIN_HEADER]: secret });
    await show(secret);
  },

  testSecret: async (version) => {
    const secret = await pending(version);
    await show(secret); // a concurrent deployment may have restored the previous secret
    for (const until = Date.now() + TIMEOUT_MS; ; await sleep(PAUSE)) {
      const { isEverywhere, domain } = await state();
      if (isEverywhere) return mustAnswer(domain, {});
      if (Date.now() > until) throw new Error('CloudFront has not deployed the new secret everywhere yet.');
    }
  },

  finishSecret: async (version) => {
    const before = await current();
    if (before !== version) await becomesCurrent(version, before);
  },
};

export const handler = async ({ Step, ClientRequestToken }: Event): Promise<void> => {
  try {
    await steps[Step](ClientRequestToken);
  } catch (error) {
    log.error('the secret was not rotated', { step: Step, error });
    throw error;
  }
};
