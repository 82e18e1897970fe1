/** Virtualized table: only visible rows and columns are rendered. */
import { type CSSProperties, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellAt, columnName, type Sheet } from '#domain/reading/sheet.ts';
import { type Place, usePlace } from '../use-place.ts';
import { columnAt, columnStarts, HEAD, numbersWidth, ROW, scrollOf, widthOf } from './sheet-layout.ts';
import { SheetRow } from './sheet-row.tsx';
import './sheet.css';

/** Extra rows rendered above and below the visible area. */
const BEYOND = 4;
/** Rows are positioned relative to blocks of this size, because browsers lose precision at millions of pixels. */
const BLOCK = 10_000;

/** Style for elements that do not scroll horizontally. */
const movedBy = (left: number): CSSProperties => ({ ['--left' as never]: `${left}px` }); // not in React's types

export const SheetView = ({ sheet }: { sheet: Sheet }) => {
  const { t } = useTranslation();
  const own = useId();
  const box = useRef<HTMLDivElement>(null);
  const [{ scrolled, left, width, height }, setView] = useState({ scrolled: 0, left: 0, width: 1200, height: 800 });
  const starts = useMemo(() => columnStarts(sheet), [sheet]);
  const numbers = numbersWidth(sheet.rows);
  const tableWidth = starts.at(-1) ?? 0;
  const scroll = useMemo(() => scrollOf(sheet.rows, height), [sheet, height]);
  const look = useCallback(() => {
    const there = box.current;
    if (!there) return;
    setView({
      scrolled: there.scrollTop,
      left: there.scrollLeft,
      width: there.clientWidth,
      height: there.clientHeight,
    });
  }, []);

  useEffect(() => {
    const resized = new ResizeObserver(look);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, [look]);

  const id = useCallback((row: number, column: number) => `${own}-${row}-${column}`, [own]);
  const pageOf = () => Math.max(1, Math.floor((height - HEAD) / ROW) - 1);
  const bringUp = ({ row, column }: Place) => {
    const there = box.current;
    if (!there) return;
    const top = scroll.topOf(there.scrollTop);
    const room = there.clientHeight - HEAD - ROW;
    const wanted = Math.min(row * ROW, Math.max(top, row * ROW - room));
    if (wanted !== top) there.scrollTop = scroll.scrolledOf(wanted);
    const [start = 0, end = 0] = [starts[column], starts[column + 1]];
    there.scrollLeft = Math.min(start, Math.max(there.scrollLeft, end - (there.clientWidth - numbers)));
    look();
  };
  const { place, to, onKeyDown } = usePlace(sheet, pageOf, bringUp);

  const top = scroll.topOf(scrolled);
  const first = Math.max(0, Math.floor(top / ROW) - BEYOND);
  const end = Math.min(sheet.rows, Math.ceil((top + height) / ROW) + BEYOND);
  const from = columnAt(starts, left);
  const until = Math.min(sheet.columns, columnAt(starts, left + width) + 1);
  const base = Math.floor(first / BLOCK) * BLOCK * ROW;
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  const columns = Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);
  // The grid role gives screen readers the keyboard navigation of a table.
  const at = id(place.row, place.column);
  const grid = { role: 'grid', tabIndex: 0, 'aria-readonly': true, 'aria-activedescendant': at } as const;
  const cell = cellAt(sheet, place.row, place.column);

  return (
    <div className="sheet">
      <div className="sheet-said">
        <b>{`${columnName(place.column)}${place.row + 1}`}</b>
        <span>{cell}</span>
      </div>
      <div ref={box} className="sheet-scroll" onScroll={look}>
        <div style={{ height: scroll.height, width: numbers + tableWidth }}>
          <table
            {...grid}
            className="sheet-window"
            style={{ width, height }}
            aria-label={sheet.name}
            aria-rowcount={sheet.rows + 1}
            aria-colcount={sheet.columns + 1}
            onKeyDown={onKeyDown}
            onCopy={(event) => {
              if (window.getSelection()?.toString()) return;
              event.preventDefault();
              event.clipboardData.setData('text/plain', cell);
            }}
            onClick={({ currentTarget, clientX, clientY }) => {
              const here = currentTarget.getBoundingClientRect();
              const [x, y] = [clientX - here.left - numbers, clientY - here.top - HEAD];
              if (x >= 0 && y >= 0) to({ row: Math.floor((y + top) / ROW), column: columnAt(starts, x + left) });
            }}
          >
            <thead>
              <tr aria-rowindex={1} className="sheet-head" style={{ height: HEAD }}>
                <th scope="col" aria-colindex={1} className="sheet-corner" style={{ width: numbers }}>
                  <span className="sheet-unseen">{t('viewer.row')}</span>
                </th>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    aria-colindex={column + 2}
                    className="sheet-letter"
                    style={{ left: numbers + (starts[column] ?? 0) - left, width: widthOf(starts, column) }}
                  >
                    {columnName(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              className="sheet-moved"
              style={{ ...movedBy(left), transform: `translate(${-left}px, ${HEAD + base - top}px)` }}
            >
              {rows.map((row) => (
                <SheetRow
                  key={row}
                  sheet={sheet}
                  starts={starts}
                  row={row}
                  from={from}
                  to={until}
                  top={row * ROW - base}
                  numbers={numbers}
                  active={row === place.row ? place.column : undefined}
                  id={id}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
};
