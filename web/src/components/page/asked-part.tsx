/** Shows the result of a query, its error with a retry button, or that it is loading. */
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from './alerts.tsx';

export type Asked<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type AskedPartProps<T> = {
  failed: string;
  asked: Asked<T>;
  /** Hides the loading message, for data that is often empty. */
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
