/** Computes the widths of columns, and which columns fit. */
import type { Column } from './column.ts';

/** On a phone, each value is a line below the first column: a row has three lines. */
const MOST_ON_A_PHONE = 4;

/** The width of the table's frame and its checkboxes, in pixels. */
const FRAME = 82;
export const LEAST_FIRST = 190;
const USUAL = 140;

type Sized = Pick<Column<never>, 'id' | 'width'>;
export type Widths = Readonly<Record<string, number>>;

const widthOf = ({ id, width = USUAL }: Sized, drawn: Widths) => drawn[id] ?? width;

/** The default columns: as many as fit, in their order. */
export const columnsThatFit = <C extends Sized>(columns: readonly C[], place: number): C[] => {
  let room = place - FRAME - LEAST_FIRST;
  const [first, ...others] = columns;
  const tooMany = others.findIndex((column) => {
    room -= widthOf(column, {});
    return room < 0;
  });
  return first ? [first, ...(tooMany < 0 ? others : others.slice(0, tooMany))] : [];
};

/** The default columns on a phone: the first ones, and those with a column of their own. */
export const columnsOnAPhone = <C extends { onPhone?: true }>(columns: readonly C[]): C[] =>
  columns.filter(({ onPhone }, index) => onPhone || index < MOST_ON_A_PHONE);

/** The first column takes the remaining width; columns that the user resized keep their width. */
export const widthsIn = (columns: readonly Sized[], place: number, drawn: Widths): Widths => {
  const [first, ...others] = columns;
  const widths = Object.fromEntries(others.map((column) => [column.id, widthOf(column, drawn)]));
  const left = place - FRAME - Object.values(widths).reduce((sum, width) => sum + width, 0);
  return first ? { [first.id]: drawn[first.id] ?? Math.max(left, LEAST_FIRST), ...widths } : widths;
};
