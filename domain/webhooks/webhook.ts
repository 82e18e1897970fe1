/** Webhooks and their deliveries, signed as standardwebhooks.com specifies. */
import * as z from 'zod';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { webhookRules } from './rules.ts';

const WebhookFields = schemaOf(webhookRules);

/** Requires at least one kind of entity. */
export const WebhookDraft = WebhookFields.superRefine(({ things }, { addIssue }) => {
  if (things.length === 0) addIssue({ code: 'custom', path: ['things'], params: { code: 'required', params: {} } });
}).meta({
  title: 'WebhookDraft',
  examples: [{ name: 'Ticket desk', address: 'https://hooks.meridian.example/plumbline', things: ['applications'] }],
});
export type WebhookDraft = z.output<typeof WebhookDraft>;

/** Metadata of a secret. The secret value is never stored here. */
const Secret = z
  .object({
    id: z.string(),
    made_at: Instant,
    ends_at: Instant.nullable().meta({ description: 'Set if a newer secret replaces this one.' }),
  })
  .meta({ title: 'Secret' });
export type WebhookSecret = z.output<typeof Secret>;

export const Webhook = z
  .object({
    ...Recorded.shape,
    ...WebhookFields.shape,
    /** An older address may fail the current rules. It is shown, but receives no deliveries. */
    address: z.string(),
    /** Newest first. */
    secrets: z.array(Secret).readonly(),
  })
  .meta({ title: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;

export const WebhookWithSecret = Webhook.extend({
  secret: z.string().meta({ description: 'Store it safely. It is shown only once.' }),
}).meta({ title: 'WebhookWithSecret' });
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>;

const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

/** Reasons for a delivery without a response. */
const DELIVERY_PROBLEMS = ['not_found', 'private_address', 'unreachable', 'not_trusted', 'too_slow'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

const Attempt = z
  .object({
    at: Instant,
    status: z.int().nullable().meta({ description: 'The HTTP status of the response; null if there was none.' }),
    problem: z.enum(DELIVERY_PROBLEMS).nullable(),
    ms: z.int(),
  })
  .meta({ title: 'WebhookAttempt' });
export type Attempt = z.output<typeof Attempt>;

const Subject = z.object({ kind: z.string(), id: z.string(), name: z.string(), version: z.int() });

/**
 * The JSON payload: subject and event without content. Receivers read the content from the API, which checks their
 * access.
 */
export const WebhookEvent = z
  .object({
    id: z.uuid().meta({ description: 'The ID of the delivery, the same for all attempts.' }),
    type: z.string().meta({ description: 'The entity and the event, such as `applications.approved`.' }),
    timestamp: Instant,
    data: z.object({ subject: Subject, by: Actor }),
  })
  .meta({ title: 'WebhookEvent' });
export type WebhookEvent = z.output<typeof WebhookEvent>;

export const Delivery = z
  .object({
    id: z.uuid(),
    event: WebhookEvent,
    state: z.enum(DELIVERY_STATES),
    attempts: z.array(Attempt).meta({ description: 'The attempts, oldest first.' }),
    next_at: Instant.nullable().meta({ description: 'When it is retried.' }),
  })
  .meta({ title: 'WebhookDelivery' });
export type Delivery = z.output<typeof Delivery>;

const MINUTE = 60_000;

/** Minutes between attempts, about a day in total. */
const PAUSES = [15, 30, 60, 120, 240, 480, 480];

/** Time of the next attempt; null after the last one. */
export const nextAttempt = (attempts: number, now: number) => {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now + pause * MINUTE).toISOString();
};

export const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300;
