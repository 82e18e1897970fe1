import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#domain/webhooks/webhook.ts';

export const WebhookStatus = ({ webhook: { status } }: { webhook: Webhook }) => {
  const { t } = useTranslation();
  return (
    <StatusIndicator type={status === 'active' ? 'success' : 'stopped'}>
      {t(`webhooks.statuses.${status}`)}
    </StatusIndicator>
  );
};
