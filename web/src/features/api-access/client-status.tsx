import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { isExpired } from '#domain/clients/access.ts';

type State = { status: 'active' | 'disabled'; expires_at: string | null };

export const statusOf = (client: State) =>
  client.status === 'active' && isExpired(client, Date.now()) ? 'expired' : client.status;

const TYPES = { active: 'success', disabled: 'stopped', expired: 'error' } as const;

export const ClientStatus = ({ client }: { client: State }) => {
  const { t } = useTranslation();
  const status = statusOf(client);
  return <StatusIndicator type={TYPES[status]}>{t(`apiAccess.statuses.${status}`)}</StatusIndicator>;
};
