import type { TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { PagedTable } from './paged-table.tsx';
import './stacked-table.css';

type Column<R> = TableProps.ColumnDefinition<R>;

type StackedTableProps<R> = Omit<TableProps<R>, 'columnDefinitions' | 'wrapLines'> & {
  /** The column that names a row. */
  first: Column<R>;
  others: readonly Column<R>[];
  /** The single column on narrow screens. By default, each value stands on a line with its label. */
  together?: (row: R) => ReactNode;
};

/** A table of rows in memory, stacked on narrow screens. */
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
