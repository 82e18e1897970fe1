import { type KeyboardEvent, useState } from 'react';
import type { Sheet } from '#domain/reading/sheet.ts';

export type Place = { row: number; column: number };

const STEPS: Record<string, (place: Place, page: number, last: Place, isFar: boolean) => Place> = {
  ArrowUp: ({ row, column }, _, __, isFar) => ({ row: isFar ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, _, last, isFar) => ({ row: isFar ? last.row : row + 1, column }),
  ArrowLeft: ({ row, column }, _, __, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, _, last, isFar) => ({ row, column: isFar ? last.column : column + 1 }),
  PageUp: ({ row, column }, page) => ({ row: row - page, column }),
  PageDown: ({ row, column }, page) => ({ row: row + page, column }),
  Home: ({ row }, _, __, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, _, last, isFar) => ({ row: isFar ? last.row : row, column: last.column }),
};

const within = (value: number, last: number) => Math.max(0, Math.min(value, last));

/** The active cell, and the keyboard shortcuts of spreadsheets that move it. */
export const usePlace = (sheet: Sheet, page: () => number, onMove: (place: Place) => void) => {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const last = { row: sheet.rows - 1, column: sheet.columns - 1 };
  const to = (next: Place) => {
    const there = { row: within(next.row, last.row), column: within(next.column, last.column) };
    setPlace(there);
    onMove(there);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey || event.shiftKey ? undefined : STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    to(step(place, page(), last, event.ctrlKey || event.metaKey));
  };
  return { place, to, onKeyDown };
};
