import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/load-failed.tsx';
import type { useApplicationPage } from './use-application-page.ts';

type Page = ReturnType<typeof useApplicationPage>;

/** Whether what the table shows is all there is, and a hand on it where it is not. */
export const ListStatus = ({ page }: { page: Page }) => {
  const { t } = useTranslation();
  if (page.error && page.items.length > 0)
    return <LoadFailed what={t('applications.list.failed')} error={page.error} onRetry={() => void page.retry()} />;
  return (
    <div className="list-status" aria-live="polite">
      {page.isSearching && !page.isPending && (
        <>
          <StatusIndicator type="loading">{t('applications.list.searching')}</StatusIndicator>
          {page.canStop && <Button onClick={page.stop}>{t('applications.list.stop')}</Button>}
        </>
      )}
      {page.isPaused && (
        <>
          <StatusIndicator type="info">{t('applications.list.paused')}</StatusIndicator>
          <Button onClick={page.goOn}>{t('applications.list.continue')}</Button>
        </>
      )}
    </div>
  );
};
