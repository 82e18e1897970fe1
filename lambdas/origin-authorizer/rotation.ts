/**
 * Secrets Manager calls this in four steps, once a month, to put another secret in the place of the one that CloudFront
 * shows the API. At each moment whatever CloudFront shows is good, wherever it shows it: the new one is good before it is
 * shown anywhere, and the one before until the next time. A step that fails is asked for again, and does no harm.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecretsManagerRotationEvent as Event } from 'aws-lambda';
import { environment } from '#contract/environment.ts';
import { ORIGIN_HEADER } from '#contract/origin-header.ts';
import { PREFIX } from '#contract/prefix.ts';
import { log } from '#lambdas/log.ts';
import { FRESH_TO_REFUSE } from './authorizer.ts';
import { show, state } from './distribution.ts';
import { becomesCurrent, current, keep, secretOf } from './secret.ts';

/** Of the API, for everybody who comes by CloudFront. */
const OPEN = `${PREFIX}/openapi.json`;

const PAUSE = 15_000;
/** CloudFront takes some minutes. A function has a quarter of an hour at most. */
const PATIENCE = 12 * 60_000;

const mustAnswer = async (host: string, headers: Record<string, string>) => {
  const { status } = await fetch(`https://${host}${OPEN}`, { headers });
  if (status !== 200) throw new Error(`The API answered ${status} by way of ${host}.`);
};

const pending = async (VersionId: string) => {
  const secret = await secretOf({ VersionId, VersionStage: 'AWSPENDING' });
  if (secret === undefined) throw new Error('There is no other secret yet.');
  return secret;
};

const steps: Record<Event['Step'], (version: string) => Promise<unknown>> = {
  createSecret: async (version) => {
    const kept = await secretOf({ VersionId: version, VersionStage: 'AWSPENDING' });
    if (kept === undefined) await keep(version, randomBytes(48).toString('base64url'));
  },

  setSecret: async (version) => {
    const secret = await pending(version);
    await sleep(2 * FRESH_TO_REFUSE); // by then nobody refuses it because of what was read before
    await mustAnswer(environment('API_DOMAIN'), { [ORIGIN_HEADER]: secret });
    await show(secret);
  },

  testSecret: async (version) => {
    const secret = await pending(version);
    await show(secret); // a deployment at the same time may have brought the one before back
    for (const until = Date.now() + PATIENCE; ; await sleep(PAUSE)) {
      const { isEverywhere, domain } = await state();
      if (isEverywhere) return mustAnswer(domain, {});
      if (Date.now() > until) throw new Error('CloudFront has not taken it up everywhere yet.');
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
    log.error('the secret was not renewed', { step: Step, error });
    throw error;
  }
};
