import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { History, Panel } from '#web/components/detail/panel.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { NewSecret } from '#web/components/secret/new-secret.tsx';
import { lazyPart } from '#web/parts.ts';
import { Deliveries } from './deliveries.tsx';
import { useThingNames } from './kinds-field.tsx';
import { webhookQueries } from './queries.ts';
import { RemoveWebhook } from './remove-webhook.tsx';
import { RotateWebhookSecret } from './rotate-webhook-secret.tsx';
import { WebhookStatus } from './webhook-status.tsx';

const EditWebhook = lazyPart(() => import('./edit-webhook.tsx'));

const Actions = ({ webhook }: { webhook: Webhook }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'rotate' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={() => setOpen('remove')}>{t('webhooks.remove.action')}</Button>
        <Button onClick={() => setOpen('rotate')}>{t('apiAccess.rotate.title')}</Button>
      </SpaceBetween>
      {open === 'rotate' && <RotateWebhookSecret webhook={webhook} onClose={close} />}
      {open === 'remove' && <RemoveWebhook webhook={webhook} onClose={close} />}
    </>
  );
};

const Overview = ({ webhook, mayEdit }: { webhook: Webhook; mayEdit: boolean }) => {
  const { t, i18n } = useTranslation();
  const namesOf = useThingNames();
  const { id, name, address, things, secrets } = webhook;
  const before = secrets.find(({ ends_at }) => ends_at !== null && Date.parse(ends_at) > Date.now())?.ends_at;
  return (
    <SpaceBetween size="l">
      <DetailHeader name={name} mayEdit={mayEdit} more={mayEdit && <Actions webhook={webhook} />} />
      <NewSecret
        id={id}
        title={t('apiAccess.secret.title')}
        text={t('apiAccess.secret.text')}
        leaveText={t('webhooks.leaveText')}
        shown={(secret) => [{ label: t('webhooks.secret'), text: secret, copy: t('webhooks.copySecret') }]}
      />
      <div className="detail-panels">
        <Panel
          title={t('webhooks.form.about')}
          columns={1}
          items={[
            { label: t('webhooks.fields.address'), value: <Box variant="code">{address}</Box> },
            { label: t('webhooks.fields.status'), value: <WebhookStatus webhook={webhook} /> },
            { label: t('webhooks.fields.things'), value: namesOf(things).join(', ') },
            ...(before
              ? [
                  {
                    label: t('apiAccess.detail.previous'),
                    value: t('apiAccess.detail.endsAt', { when: formatMoment(before, i18n.language) }),
                  },
                ]
              : []),
            { label: t('webhooks.signature'), value: t('webhooks.signatureText') },
          ]}
        />
        <History {...webhook} trail={{ ...webhook, what: 'webhooks' }} />
      </div>
      <Deliveries webhook={webhook} mayEdit={mayEdit} />
    </SpaceBetween>
  );
};

export const WebhookPage = () => {
  const { t } = useTranslation();
  const { webhookId = '' } = useParams();
  return (
    <DetailPage
      query={webhookQueries.one(webhookId)}
      failed={t('webhooks.failed')}
      missing={
        <NotFound
          title={t('webhooks.notFound')}
          text={t('webhooks.notFoundText')}
          list="/api-access/webhooks"
          toList={t('webhooks.toList')}
        />
      }
      refusal={() => undefined}
      overview={(webhook, mayEdit) => <Overview webhook={webhook} mayEdit={mayEdit} />}
      edit={(webhook) => <EditWebhook key={webhook.id} webhook={webhook} />}
    />
  );
};
