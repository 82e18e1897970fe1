import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Table, { type TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { auditedPath } from '#web/routing/audited-path.ts';
import { Changes } from './changes.tsx';
import type { AuditEntry } from './entry.ts';
import type { Trail } from './use-trail.ts';
import { useTrailWords } from './use-words.ts';

/** Two columns of this width, in pixels, fit side by side on the narrowest phone. */
const ON_A_PHONE = 150;

type Column = 'at' | 'who' | 'what' | 'changes' | 'from';

/** The age of the oldest row, and a button that loads older ones. */
const Older = ({ trail }: { trail: Trail }) => {
  const { t, i18n } = useTranslation();
  const { searchedBackTo, hasNextPage, isFetchingNextPage, fetchNextPage, isCut } = trail;
  return (
    <div role="status">
      <SpaceBetween direction="horizontal" size="s" alignItems="center">
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t(isCut ? 'audit.searchFurther' : 'audit.older')}
          </Button>
        )}
        <Box color="text-body-secondary">
          {isCut && searchedBackTo && t('audit.searchedBackTo', { when: formatMoment(searchedBackTo, i18n.language) })}
          {!hasNextPage && !trail.isPending && t('audit.beginning')}
        </Box>
      </SpaceBetween>
    </div>
  );
};

/** The kind and name of the entity that an entry is about. */
const Entity = ({ entry }: { entry: AuditEntry }) => {
  const words = useTrailWords();
  const name = words.name(entry);
  const path = auditedPath(entry);
  return (
    <Box color="text-body-secondary">
      {words.kind(entry.what)}
      {name && ': '}
      {path ? <RouterLink to={path}>{name}</RouterLink> : name}
    </Box>
  );
};

type TrailTableProps = {
  trail: Trail;
  label: string;
  /** Rows belong to several entities, so each names its entity. */
  isOfMany?: boolean;
  /** The entity of all rows, which rows do not name; its child entities are named. */
  own?: string;
  columns: readonly Column[];
  header?: ReactNode;
  filter?: ReactNode;
};

/** The audit log, newest first. */
export const TrailTable = ({ trail, label, isOfMany = false, own, columns, header, filter }: TrailTableProps) => {
  const { t, i18n } = useTranslation();
  const words = useTrailWords();
  const isNarrow = useNarrow();
  const cells: Record<Column, { cell: (entry: AuditEntry) => ReactNode; width: number }> = {
    at: { cell: ({ at }) => <time dateTime={at}>{formatMoment(at, i18n.language)}</time>, width: 130 },
    who: { cell: words.who, width: 150 },
    what: {
      cell: (entry) => (
        <>
          <div>{words.done(entry)}</div>
          {isNarrow && (
            <Box color="text-body-secondary">
              {formatMoment(entry.at, i18n.language)} · {words.who(entry)}
            </Box>
          )}
          {isOfMany && entry.id !== own && <Entity entry={entry} />}
        </>
      ),
      width: 200,
    },
    changes: { cell: (entry) => <Changes entry={entry} own={own} />, width: 300 },
    from: {
      cell: (entry) => (
        <>
          <div>{entry.address}</div>
          <Box color="text-body-secondary" fontSize="body-s">
            <span className="trail-browser" title={entry.browser}>
              {entry.browser}
            </span>
          </Box>
        </>
      ),
      width: 180,
    },
  };
  // A phone shows only these columns; exports contain every column.
  const shown = isNarrow ? columns.filter((id) => id === 'what' || id === 'changes') : columns;
  const definitions: TableProps.ColumnDefinition<AuditEntry>[] = shown.map((id) => ({
    ...{ id, header: t(`audit.columns.${id}`), isRowHeader: id === 'what' },
    cell: (entry) => <div className="trail-cell">{cells[id].cell(entry)}</div>,
    ...(isNarrow ? { minWidth: ON_A_PHONE } : { width: cells[id].width, minWidth: cells[id].width }),
  }));
  if (trail.error && trail.entries.length === 0)
    return <LoadFailed what={t('audit.failed')} error={trail.error} onRetry={() => trail.refetch()} />;
  return (
    <Table
      wrapLines
      cellVerticalAlign="top"
      items={[...trail.entries]}
      trackBy={({ what, id, number }) => `${what} ${id} ${number}`}
      columnDefinitions={definitions}
      loading={trail.isPending}
      loadingText={t('audit.loading')}
      ariaLabels={{ tableLabel: label }}
      header={header}
      filter={filter}
      empty={
        <Box textAlign="center">
          <b>{t('audit.none')}</b>
          <p>{t('audit.noneText')}</p>
        </Box>
      }
      footer={
        <SpaceBetween size="s">
          {trail.error && <StatusIndicator type="error">{t('audit.failed')}</StatusIndicator>}
          <Older trail={trail} />
        </SpaceBetween>
      }
    />
  );
};
