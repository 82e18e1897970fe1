/** Webhooks, which send events to programs of the company. */
import * as z from 'zod';
import { Id } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { MOST_OVERLAP } from '#domain/webhooks/rules.ts';
import { Delivery, Webhook, WebhookDraft, WebhookWithSecret } from '#domain/webhooks/webhook.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';
import { route } from './route.ts';

const Rotation = z
  .strictObject({
    overlap_days: z.int().min(0).max(MOST_OVERLAP).default(1).meta({
      description: 'How long there is a signature by the secret before too. 0 ends it at once.',
    }),
  })
  .meta({ title: 'WebhookRotation', examples: [{ overlap_days: 1 }] });

const OfDelivery = z.object({ id: z.string(), delivery_id: Id });

export const webhooks = {
  'GET /access/webhooks': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'The webhooks of your company',
    response: z.object({ webhooks: z.array(Webhook) }),
  }),
  'POST /access/webhooks': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Add a webhook. The secret that it is signed with is in the answer, and nowhere else',
    body: WebhookDraft,
    response: WebhookWithSecret,
    shown: 'once',
    status: 201,
  }),
  'GET /access/webhooks/{id}': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'One webhook',
    response: Webhook,
  }),
  'PUT /access/webhooks/{id}': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Change a webhook',
    body: WebhookDraft,
    response: Webhook,
  }),
  'DELETE /access/webhooks/{id}': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Remove a webhook: what still waits is not sent any more',
  }),
  'POST /access/webhooks/{id}/secrets': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Give a webhook a new secret. It is in the answer, and nowhere else',
    body: Rotation,
    response: WebhookWithSecret,
    shown: 'once',
    status: 201,
  }),
  'GET /access/webhooks/{id}/deliveries': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'What was sent, or is to be, in the last 30 days, the newest first',
    query: z.strictObject({ ...Page.shape }),
    response: z.object({ deliveries: z.array(Delivery), next_cursor: NextCursor }),
  }),
  'POST /access/webhooks/{id}/deliveries': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Send a test, which says that it is one',
    response: Delivery,
    status: 201,
  }),
  'POST /access/webhooks/{id}/deliveries/{delivery_id}/again': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Send it once more, now',
    params: OfDelivery,
    response: Delivery,
  }),
};
