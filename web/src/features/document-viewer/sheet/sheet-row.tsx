import { memo } from 'react';
import { cellsOf, type Sheet } from '#domain/reading/sheet.ts';
import { ROW, widthOf } from './sheet-layout.ts';

/** Longer text is cut in the cell; the bar above the table shows the full text. */
const LONGEST = 200;
const NUMBER = /^[-+]?[\d.,]+%?$/;

type SheetRowProps = {
  sheet: Sheet;
  starts: Uint32Array;
  row: number;
  /** Columns to render, `to` exclusive. */
  from: number;
  to: number;
  /** Offset within the block of rows. */
  top: number;
  numbers: number;
  active: number | undefined;
  id: (row: number, column: number) => string;
};

/** The visible cells of a row. An empty cell is rendered only if it is the active one. */
export const SheetRow = memo(({ sheet, starts, row, from, to, top, numbers, active, id }: SheetRowProps) => {
  const visible = cellsOf(sheet, row, from, to);
  const isBlank =
    active !== undefined && active >= from && active < to && !visible.some(({ column }) => column === active);
  const cells = isBlank ? [...visible, { column: active, text: '' }].toSorted((a, b) => a.column - b.column) : visible;
  return (
    <tr aria-rowindex={row + 2} className="sheet-row" style={{ transform: `translateY(${top}px)`, height: ROW }}>
      <th scope="row" aria-colindex={1} className="sheet-number" style={{ width: numbers }}>
        {row + 1}
      </th>
      {cells.map(({ column, text }) => (
        <td
          key={column}
          id={id(row, column)}
          aria-colindex={column + 2}
          data-active={column === active || undefined}
          className={`sheet-cell${NUMBER.test(text) ? ' sheet-cell-number' : ''}`}
          style={{ left: numbers + (starts[column] ?? 0), width: widthOf(starts, column) }}
        >
          {text.slice(0, LONGEST)}
        </td>
      ))}
    </tr>
  );
});
SheetRow.displayName = 'SheetRow';
