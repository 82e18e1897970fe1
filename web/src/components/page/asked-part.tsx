/** What is asked for by itself: it, once it has come, or that it did not, with another try. */
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from './alerts.tsx';

export type Asked<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type AskedPartProps<T> = {
  /** In words, that it could not be loaded. */
  failed: string;
  asked: Asked<T>;
  /** Whether nothing is said while it is on its way: as often as not there is nothing to show. */
  isQuiet?: boolean;
  children: (data: T) => ReactNode;
};

export const AskedPart = <T,>({ failed, asked, isQuiet = false, children }: AskedPartProps<T>) => {
  const { t } = useTranslation();
  const { data, error, refetch } = asked;
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed what={failed} error={error} onRetry={() => void refetch()} />;
  return isQuiet ? null : <StatusIndicator type="loading">{t('actions.loading')}</StatusIndicator>;
};
