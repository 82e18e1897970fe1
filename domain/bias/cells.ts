/** What a cell says. */

/** Without the space around it, which nobody sees, and with letters composed in one way. */
export const tidy = (cell: string) => cell.trim().normalize('NFC');

const POINT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const COMMA = /^[+-]?(?:\d+,?\d*|,\d+)(?:e[+-]?\d+)?$/i;

/** Nothing where it is no number. What separates thousands is not guessed. */
export const numberReader = (decimal: 'point' | 'comma') => {
  const pattern = decimal === 'point' ? POINT : COMMA;
  return (cell: string): number | undefined => {
    const text = cell.trim();
    if (!pattern.test(text)) return undefined;
    const value = Number(decimal === 'point' ? text : text.replace(',', '.'));
    return Number.isFinite(value) ? value : undefined;
  };
};

export const isWhole = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0;

/** As many different cells as are remembered: beyond it, what one means is found anew each time. */
const MOST_REMEMBERED = 10_000;

/** What each different cell of a column means, found once. */
export const remembered = <T>(find: (tidied: string) => T): ((cell: string) => T) => {
  const known = new Map<string, T>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const found = find(tidy(cell));
    if (known.size < MOST_REMEMBERED) known.set(cell, found);
    return found;
  };
};
