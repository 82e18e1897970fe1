import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DraftOf } from '#domain/rules.ts';
import { WEBHOOK_STATUSES, webhookRules } from '#domain/webhooks/rules.ts';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { api } from '#web/api/client.ts';
import type { FormKind } from '#web/components/form/form-kind.ts';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { ThingsField, useThingNames } from './kinds-field.tsx';
import { webhookQueries } from './queries.ts';

type WebhookDraft = DraftOf<typeof webhookRules>;

export const useWebhookForm = (): FormKind<WebhookDraft, Webhook> => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const namesOf = useThingNames();
  const label = (field: keyof WebhookDraft) => ({ label: t(`webhooks.fields.${field}`) });

  const create = async (body: WebhookDraft, idempotencyKey: string) => {
    const { secret, ...made } = await api('POST /access/webhooks', { body, idempotencyKey });
    holdSecret(client, made.id, secret);
    return made;
  };

  return {
    name: 'webhook',
    rules: webhookRules,
    fields: {
      name: { ...label('name'), hint: t('form.nameHint') },
      address: { ...label('address'), hint: t('webhooks.form.addressHint'), typed: { inputMode: 'url' } },
      things: {
        ...label('things'),
        hint: t('webhooks.form.thingsHint'),
        isAsked: true,
        input: ({ value, onChange }) => <ThingsField chosen={value} onChange={onChange} />,
        words: (things) => namesOf(things).join(', '),
      },
      status: {
        ...label('status'),
        choices: Object.fromEntries(
          WEBHOOK_STATUSES.map((status) => [
            status,
            { label: t(`webhooks.statuses.${status}`), description: t(`webhooks.statusTexts.${status}`) },
          ]),
        ),
      },
    },
    sections: [{ title: t('webhooks.form.about'), fields: ['name', 'address', 'things', 'status'] }],
    saved: t('webhooks.form.saved'),
    failed: t('webhooks.form.failed'),
    check: ({ things }) => (things.length === 0 ? { things: { code: 'required', params: {} } } : undefined),
    send: (body, saved, idempotencyKey) =>
      saved
        ? api('PUT /access/webhooks/{id}', { params: { id: saved.id }, body, version: saved.version, idempotencyKey })
        : create(body, idempotencyKey),
    one: webhookQueries.one,
    lists: webhookQueries.lists,
  };
};
