/** Reads the values of cells. */

/** Removes the surrounding space, which users cannot see, and normalizes Unicode to NFC. */
export const tidy = (cell: string) => cell.trim().normalize('NFC');

const POINT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const COMMA = /^[+-]?(?:\d+,?\d*|,\d+)(?:e[+-]?\d+)?$/i;

/** Undefined if the cell is not a number. Thousands separators are not guessed. */
export const numberReader = (decimal: 'point' | 'comma') => {
  const pattern = decimal === 'point' ? POINT : COMMA;
  return (cell: string): number | undefined => {
    const text = cell.trim();
    if (!pattern.test(text)) return undefined;
    const value = Number(decimal === 'point' ? text : text.replace(',', '.'));
    return Number.isFinite(value) ? value : undefined;
  };
};

export const isInteger = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0;

/** The cache size: the meanings of further distinct cells are computed each time. */
const MOST_REMEMBERED = 10_000;

/** Caches the meaning of each distinct cell of a column. */
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
