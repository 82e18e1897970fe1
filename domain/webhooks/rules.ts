/** Field rules for webhooks. Contains no schema, to keep the browser bundle small. */
import { AUDITED_PATHS } from '#domain/audit/words.ts';
import { NOUNS } from '#domain/nouns.ts';
import { aName, choice, list, oneOf, required } from '#domain/rules.ts';

/** Entities whose events can be sent. */
export const WEBHOOK_THINGS = AUDITED_PATHS.filter((path) => !('isInternal' in NOUNS[path]));

export const WEBHOOK_STATUSES = ['active', 'paused'] as const;

export const webhookRules = {
  name: aName,
  address: required('public_address', 1000),
  things: list(oneOf(WEBHOOK_THINGS), WEBHOOK_THINGS.length),
  status: choice(WEBHOOK_STATUSES, 'active'),
} as const;

/** Limited because every event is matched against each webhook. */
export const MOST_WEBHOOKS = 20;

/** Days for which a replaced secret stays valid. */
export const MOST_OVERLAP = 7;
