/** How wide columns are in the room that there is, and which of them there is room for. */
import type { Column } from './column.ts';

/** On a phone, where each is a line below the first one. */
const MOST_ON_A_PHONE = 8;

/** What the table's frame, and the boxes by which rows are selected, take of its place, in pixels. */
const FRAME = 82;
export const LEAST_FIRST = 190;
const USUAL = 140;

type Sized = Pick<Column<never>, 'id' | 'width'>;
export type Widths = Readonly<Record<string, number>>;

const widthOf = ({ id, width = USUAL }: Sized, drawn: Widths) => drawn[id] ?? width;

/** Until its reader chooses: as many of the columns as there is room for, in their order. */
export const columnsThatFit = <C extends Sized>(columns: readonly C[], place: number): C[] => {
  let room = place - FRAME - LEAST_FIRST;
  const [first, ...others] = columns;
  const tooMany = others.findIndex((column) => {
    room -= widthOf(column, {});
    return room < 0;
  });
  return first ? [first, ...(tooMany < 0 ? others : others.slice(0, tooMany))] : [];
};

/** Until its reader chooses, on a phone: those that come first, and those that have a column of their own there. */
export const columnsOnAPhone = <C extends { onPhone?: true }>(columns: readonly C[]): C[] =>
  columns.filter(({ onPhone }, index) => onPhone || index < MOST_ON_A_PHONE);

/** The first column takes what the others leave; what its reader has drawn stays as it was drawn. */
export const widthsIn = (columns: readonly Sized[], place: number, drawn: Widths): Widths => {
  const [first, ...others] = columns;
  const widths = Object.fromEntries(others.map((column) => [column.id, widthOf(column, drawn)]));
  const left = place - FRAME - Object.values(widths).reduce((sum, width) => sum + width, 0);
  return first ? { [first.id]: drawn[first.id] ?? Math.max(left, LEAST_FIRST), ...widths } : widths;
};
