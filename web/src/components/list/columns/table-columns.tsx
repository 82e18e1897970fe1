import Box from '@cloudscape-design/components/box';
import type { TableProps } from '@cloudscape-design/components/table';
import type { TFunction } from 'i18next';
import { RouterLink } from '#web/components/page/router-link.tsx';
import type { Column } from './column.ts';
import { LEAST_FIRST, type Widths } from './room.ts';

const LEAST = 80;
/** Width of the second column on a phone, in pixels. */
const BESIDE = 136;
/** Less room, in pixels, is for one column only. */
const LEAST_FOR_TWO = 320;

type TableColumn<R> = TableProps.ColumnDefinition<R>;

export type Layout<R> = {
  sorts: readonly string[];
  widths: Widths;
  pathOf: (row: R) => string;
  /** State of the links, so that Back returns to this list. */
  linkState: unknown;
};

const sortLabel = (t: TFunction, column: string) => {
  const label = ({ sorted, descending }: TableProps.LabelData) => {
    if (!sorted) return t('list.notSorted', { column });
    return t(descending ? 'list.sortedDescending' : 'list.sortedAscending', { column });
  };
  return label;
};

/** The first column links to the entity of its row. */
export const tableColumns = <R,>(t: TFunction, columns: readonly Column<R>[], layout: Layout<R>): TableColumn<R>[] =>
  columns.map((column, index) => ({
    id: column.id,
    header: column.header,
    minWidth: index === 0 ? LEAST_FIRST : LEAST,
    width: layout.widths[column.id],
    ...(layout.sorts.includes(column.id) && {
      sortingField: column.id,
      ariaLabel: sortLabel(t, column.header),
    }),
    isRowHeader: index === 0,
    cell: (row) => (
      <div className="typed">
        {index === 0 ? (
          <RouterLink to={layout.pathOf(row)} state={layout.linkState}>
            {column.text(row)}
          </RouterLink>
        ) : (
          (column.cell?.(row) ?? (column.text(row) || '–'))
        )}
      </div>
    ),
  }));

/** The same columns on a phone, merged into two, or into one where two do not fit. */
export const phoneColumns = <R,>(
  t: TFunction,
  columns: readonly Column<R>[],
  layout: Layout<R>,
  place: number,
): TableColumn<R>[] => {
  const [first, ...others] = columns;
  const isBeside = ({ onPhone }: Column<R>) => onPhone === true && place >= LEAST_FOR_TWO;
  const below = others.filter((column) => !isBeside(column));
  return tableColumns(
    t,
    columns.filter((column) => column === first || isBeside(column)),
    layout,
  ).map((column, index) => ({
    ...column,
    minWidth: 0,
    width: index === 0 ? undefined : BESIDE,
    ...(index === 0 && {
      cell: (row: R) => (
        <>
          {column.cell(row)}
          <Box fontSize="body-s" color="text-body-secondary">
            <div className="typed list-below">
              {below
                .filter(({ text }) => text(row) !== '')
                .map(({ id, header, text, cell, onPhone }) => (
                  <span key={id}>{onPhone && cell ? cell(row) : `${header}: ${text(row)}`}</span>
                ))}
            </div>
          </Box>
        </>
      ),
    }),
  }));
};
