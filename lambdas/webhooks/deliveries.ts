import type { Delivery } from '#domain/webhooks/webhook.ts';
import { ConflictError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { deliveries } from './store.ts';
import { find } from './webhooks.ts';

const findActive = async (id: string) => {
  const webhook = await find(id);
  if (webhook.status === 'paused')
    throw new ConflictError('This webhook is paused. Activate it first.', { code: 'paused' });
  return webhook;
};

export const sendTest = async ({ actor }: Caller, id: string): Promise<Delivery> => {
  const { name, version } = await findActive(id);
  const now = Date.now();
  return deliveries.begin(id, {
    ...{ id: uuidV7(now), type: 'webhooks.test', timestamp: new Date(now).toISOString() },
    data: { subject: { kind: 'webhook', id, name, version }, by: { id: actor.id, name: actor.name } },
  });
};

/** A waiting delivery is attempted immediately. */
export const sendAgain = async (id: string, deliveryId: string): Promise<Delivery> => {
  await findActive(id);
  const before = await deliveries.get(id, deliveryId);
  if (!before) throw notFound('delivery');
  return deliveries.again(id, before);
};
