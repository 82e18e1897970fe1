/**
 * Decimal numbers as users type them, 0.10 or 0,10. A text such as 1,000 is rejected, because it could mean one or a
 * thousand.
 */

const COULD_BE_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

export const tidyDecimal = (typed: string) => {
  const text = typed.trim();
  return COULD_BE_THOUSANDS.test(text) ? text : text.replace(/^(-?\d*),(\d+)$/, '$1.$2');
};

export const isDecimal = (text: string) => /^-?(\d+(\.\d+)?|\.\d+)$/.test(text);

/** Formats a number for input in a language, with its decimal separator and without grouping. */
export const typedDecimal = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
