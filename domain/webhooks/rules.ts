/** What administrators say of a webhook. No schema lives here, so that the browser can have it. */
import { AUDITED_PATHS, type AuditedPath } from '#domain/audit/words.ts';
import { aName, choice, list, oneOf, required } from '#domain/rules.ts';

/** How a company keeps its own lists is nobody's business elsewhere. */
const NOT_TOLD: readonly AuditedPath[] = ['list-views', 'directory', 'directory-groups', 'webhooks'];

/** What happens to any of these can be told of. */
export const WEBHOOK_THINGS = AUDITED_PATHS.filter((path) => !NOT_TOLD.includes(path));

export const WEBHOOK_STATUSES = ['active', 'paused'] as const;

export const webhookRules = {
  name: aName,
  address: required('public_address', 1000),
  things: list(oneOf(WEBHOOK_THINGS), WEBHOOK_THINGS.length),
  status: choice(WEBHOOK_STATUSES, 'active'),
} as const;

/** Each is looked at whenever anything happens. */
export const MOST_WEBHOOKS = 20;

/** How long a secret may stay good beside the one that took its place. */
export const MOST_OVERLAP = 7;
