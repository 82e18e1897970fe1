import Box from '@cloudscape-design/components/box';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';

type ListStatusProps = {
  /** How many there are, in words; nothing while that is not known. */
  count: string | undefined;
  page: number;
  pages: number;
  /** How many rows are selected, and how many are not any more because the filters changed. */
  selected: number;
  left: number;
  /** What is to be said while it is on its way. */
  loading: string | undefined;
};

/** How many there are, which of their pages this is, and how many are selected. */
export const ListStatus = ({ count, page, pages, selected, left, loading }: ListStatusProps) => {
  const { t } = useTranslation();
  // What can be done with a selection stands beside this in the same line: the table stays where it is.
  const place = [count, ...(pages > 1 ? [t('list.place', { page, pages })] : [])];
  const said = [
    ...(selected > 0 ? [t('list.selected', { count: selected })] : place),
    ...(left > 0 ? [t('list.selectionLeft', { count: left })] : []),
  ];
  return (
    <div className="list-status" role="status">
      {loading !== undefined ? (
        <StatusIndicator type="loading">{loading}</StatusIndicator>
      ) : (
        count !== undefined && <Box color="text-body-secondary">{said.join(' · ')}</Box>
      )}
    </div>
  );
};
