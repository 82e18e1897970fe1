import type { TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { PagedTable } from './paged-table.tsx';
import './stacked-table.css';

type Column<R> = TableProps.ColumnDefinition<R>;

type StackedTableProps<R> = Omit<TableProps<R>, 'columnDefinitions' | 'wrapLines'> & {
  /** What names a row. */
  first: Column<R>;
  others: readonly Column<R>[];
  /** All of a row in one column, where there is no room for more: unless it is said, one line under the other with its label. */
  together?: (row: R) => ReactNode;
};

/** Rows that are all there: in columns, or on a phone each by itself. */
export const StackedTable = <R,>({ first, others, together, ...table }: StackedTableProps<R>) => {
  const isNarrow = useNarrow();
  const named = { ...first, isRowHeader: true };
  const inLines = (row: R) => (
    <>
      {first.cell(row)}
      {others.map(({ id, header, cell }) => (
        <div key={id} className="stacked-line">
          <small>{header}</small>
          <div>{cell(row)}</div>
        </div>
      ))}
    </>
  );
  return (
    <PagedTable
      {...table}
      wrapLines
      columnDefinitions={
        isNarrow ? [{ ...named, minWidth: 0, width: undefined, cell: together ?? inLines }] : [named, ...others]
      }
    />
  );
};
