/** Webhooks, which send events to programs of the company. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { ADMINISTERED_BY_PEOPLE } from '#contract/people/administered.ts';
import { Id } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { MOST_OVERLAP } from '#domain/webhooks/rules.ts';
import { Delivery, Webhook, WebhookDraft, WebhookWithSecret } from '#domain/webhooks/webhook.ts';

const Rotation = z
  .strictObject({
    overlap_days: z.int().min(0).max(MOST_OVERLAP).default(1).meta({
      description:
        'The number of days for which deliveries are also signed with the previous secret. 0 revokes it immediately.',
    }),
  })
  .meta({ title: 'WebhookRotation', examples: [{ overlap_days: 1 }] });

const OfDelivery = z.object({ id: z.string(), delivery_id: Id });

export const webhooks = {
  'GET /access/webhooks': route({
    id: 'listWebhooks',
    allow: permissions.administer,
    viewable: true,
    summary: 'List the webhooks of your company',
    response: z.object({ webhooks: z.array(Webhook) }),
  }),
  'POST /access/webhooks': route({
    id: 'createWebhook',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Add a webhook. The response is the only place that shows its signing secret',
    body: WebhookDraft,
    response: WebhookWithSecret,
    shown: 'once',
    status: 201,
  }),
  'GET /access/webhooks/{id}': route({
    id: 'getWebhook',
    allow: permissions.administer,
    viewable: true,
    summary: 'Get a webhook',
    response: Webhook,
  }),
  'PUT /access/webhooks/{id}': route({
    id: 'updateWebhook',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Change a webhook',
    body: WebhookDraft,
    response: Webhook,
  }),
  'DELETE /access/webhooks/{id}': route({
    id: 'deleteWebhook',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Delete a webhook. Pending deliveries are not sent',
  }),
  'POST /access/webhooks/{id}/secrets': route({
    id: 'rotateWebhookSecret',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Rotate the signing secret of a webhook. The response is the only place that shows the new secret',
    body: Rotation,
    response: WebhookWithSecret,
    shown: 'once',
    status: 201,
  }),
  'GET /access/webhooks/{id}/deliveries': route({
    id: 'listWebhookDeliveries',
    allow: permissions.administer,
    viewable: true,
    summary: 'List the sent and pending deliveries of a webhook from the last 30 days, newest first',
    query: z.strictObject({ ...Page.shape }),
    response: z.object({ deliveries: z.array(Delivery), next_cursor: NextCursor }),
  }),
  'POST /access/webhooks/{id}/deliveries': route({
    id: 'sendTestDelivery',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Send a test delivery, which is marked as a test',
    response: Delivery,
    status: 201,
  }),
  'POST /access/webhooks/{id}/deliveries/{delivery_id}/again': route({
    id: 'resendWebhookDelivery',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Resend a delivery immediately',
    params: OfDelivery,
    response: Delivery,
  }),
};
