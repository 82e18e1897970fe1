import Box from '@cloudscape-design/components/box';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';

type ListStatusProps = {
  /** The number of rows in words; undefined until it is known. */
  count: string | undefined;
  page: number;
  pages: number;
  /** The number of selected rows, and of those deselected by a change of filters. */
  selected: number;
  left: number;
  loading: string | undefined;
};

/** Announces the number of rows, the page and the selection. */
export const ListStatus = ({ count, page, pages, selected, left, loading }: ListStatusProps) => {
  const { t } = useTranslation();
  // Shares a line with the actions on a selection, so that the table does not move.
  const place = [count, ...(pages > 1 ? [t('list.place', { page, pages })] : [])];
  const parts = [
    ...(selected > 0 ? [t('list.selected', { count: selected })] : place),
    ...(left > 0 ? [t('list.selectionLeft', { count: left })] : []),
  ];
  return (
    <div className="list-status" role="status">
      {loading !== undefined ? (
        <StatusIndicator type="loading">{loading}</StatusIndicator>
      ) : (
        count !== undefined && <Box color="text-body-secondary">{parts.join(' · ')}</Box>
      )}
    </div>
  );
};
