import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { useApplicationPage } from './use-application-page.ts';

type Page = ReturnType<typeof useApplicationPage>;

/** Whether what the table shows is all there is, and a hand on it where it is not. */
export const ListStatus = ({ page }: { page: Page }) => {
  const { t } = useTranslation();
  const shown = t('applications.list.shown', { count: page.items.length });
  return (
    <div className="list-status" role="status">
      {page.isSearching && page.items.length > 0 && (
        <StatusIndicator type="loading">
          {t(page.canStop ? 'applications.list.searching' : 'applications.list.loading')}
        </StatusIndicator>
      )}
      {page.isPaused && <StatusIndicator type="info">{t('applications.list.paused')}</StatusIndicator>}
      {!page.isSearching && !page.isPaused && !page.error && page.items.length > 0 && (
        <Box color="text-body-secondary">{shown}</Box>
      )}
      {page.canStop && (
        <Button variant="inline-link" onClick={page.stop}>
          {t('applications.list.stop')}
        </Button>
      )}
      {page.isPaused && (
        <Button variant="inline-link" onClick={page.goOn}>
          {t('applications.list.continue')}
        </Button>
      )}
    </div>
  );
};
