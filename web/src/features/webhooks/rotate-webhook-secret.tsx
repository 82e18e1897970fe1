import { useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { api } from '#web/api/client.ts';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { RotateSecret } from '#web/components/secret/rotate-secret.tsx';
import { webhookQueries } from './queries.ts';

type RotateWebhookSecretProps = { webhook: Webhook; onClose: () => void };

/** A rotation always ends the previous secret, so their number needs no check. */
export const RotateWebhookSecret = ({ webhook: { id, version }, onClose }: RotateWebhookSecretProps) => {
  const queries = useQueryClient();
  const send = async (overlap_days: number) => {
    const asked = { params: { id }, body: { overlap_days }, version };
    const { secret, ...after } = await api('POST /access/webhooks/{id}/secrets', asked);
    holdSecret(queries, id, secret);
    queries.setQueryData(webhookQueries.one(id).queryKey, after);
  };
  return <RotateSecret hasTwo={false} send={send} onClose={onClose} />;
};
