import { memo } from 'react';
import { cellsOf, type Sheet } from '#domain/reading/sheet.ts';
import { ROW, widthOf } from './sheet-layout.ts';

/** What nobody reads in one line; all of it is above the table. */
const LONGEST = 200;
const NUMBER = /^[-+]?[\d.,]+%?$/;

type SheetRowProps = {
  sheet: Sheet;
  starts: Uint32Array;
  row: number;
  /** Columns, the second not included. */
  from: number;
  to: number;
  /** From the top of what is moved as one. */
  top: number;
  numbers: number;
  active: number | undefined;
  id: (row: number, column: number) => string;
};

/** A row as far as it is on the screen. Where nothing stands there is a cell for whoever goes there alone. */
export const SheetRow = memo(({ sheet, starts, row, from, to, top, numbers, active, id }: SheetRowProps) => {
  const said = cellsOf(sheet, row, from, to);
  const isBlank =
    active !== undefined && active >= from && active < to && !said.some(({ column }) => column === active);
  const cells = isBlank ? [...said, { column: active, text: '' }].toSorted((a, b) => a.column - b.column) : said;
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
