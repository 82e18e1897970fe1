import type { KeptPolicy } from '#domain/policies/policy.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

/** Part of the transaction after which people are asked. */
export const askPolicy = ({ id, version }: KeptPolicy, audience_before: KeptPolicy['audience_roles'] | null) => {
  const request = String(version + 1);
  return messages.to('ask-policy', { id, request, audience_before }, `${id} ${request}`);
};
