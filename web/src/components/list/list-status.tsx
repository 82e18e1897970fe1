import Box from '@cloudscape-design/components/box';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';

type ListStatusProps = {
  /** How many there are, in words; nothing while that is not known. */
  count: string | undefined;
  page: number;
  pages: number;
  /** What is to be said while it is on its way. */
  loading: string | undefined;
};

/** How many there are, and which of their pages this is. */
export const ListStatus = ({ count, page, pages, loading }: ListStatusProps) => {
  const { t } = useTranslation();
  const place = pages > 1 ? [t('list.place', { page, pages })] : [];
  return (
    <div className="list-status" role="status">
      {loading !== undefined ? (
        <StatusIndicator type="loading">{loading}</StatusIndicator>
      ) : (
        count !== undefined && <Box color="text-body-secondary">{[count, ...place].join(' · ')}</Box>
      )}
    </div>
  );
};
