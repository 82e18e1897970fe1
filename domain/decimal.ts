/** A number with decimals as people type it: 0.10 or 0,10. What could be a thousand and could be one is neither. */

const COULD_BE_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

export const tidyDecimal = (typed: string) => {
  const text = typed.trim();
  return COULD_BE_THOUSANDS.test(text) ? text : text.replace(/^(-?\d*),(\d+)$/, '$1.$2');
};

export const isDecimal = (text: string) => /^-?(\d+(\.\d+)?|\.\d+)$/.test(text);

/** As it is typed in a language: with its own sign before the decimals, and none between thousands. */
export const typedDecimal = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
