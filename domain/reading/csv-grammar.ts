/**
 * The grammar of CSV from spreadsheets: commas, semicolons or tabs, quotes with line breaks, and any line ends. Text
 * after a closing quote belongs to the cell.
 */

export type Row = readonly string[];

export const SEPARATORS = [',', ';', '\t'];
/** Characters that are read to detect the separator. */
export const LONGEST_START = 100_000;

/**
 * The separator that occurs most in the header line, outside of quotes. The header line is the given row (counted from
 * 1) or the first line after it with a separator, because titles have none.
 */
export const separatorOf = (text: string, headerRow = 1) => {
  const lines = text
    .slice(0, LONGEST_START)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/);
  const headers = lines.slice(headerRow - 1).find((line) => SEPARATORS.some((one) => line.includes(one))) ?? '';
  const count = (separator: string) => headers.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};

const NEVER = Number.POSITIVE_INFINITY;

/** Finds the next occurrence of a character and caches it, so that repeated calls are cheap. */
const makeFinder = (text: string, sign: string) => {
  let found = -1;
  return (from: number) => {
    if (found < from) {
      const next = text.indexOf(sign, from);
      found = next < 0 ? NEVER : next;
    }
    return found;
  };
};

type Cut = {
  row: string[];
  next: number;
  /** Where a quote begins that is not closed, or only in a later line that continues after it. */
  openQuote: number | undefined;
};

/** Splits complete rows off a text. The remainder is an incomplete row. */
export const makeCutter = (text: string, separator: string, isEnd: boolean) => {
  const [feed, back, quote] = ['\n', '\r', '"'].map((sign) => makeFinder(text, sign));
  const lineEnd = (from: number) => Math.min(feed?.(from) ?? NEVER, back?.(from) ?? NEVER, text.length);

  /** The start of the next row. Undefined if the line break may continue in the next chunk. */
  const after = (end: number) => {
    if (text[end] !== '\r') return end + 1;
    if (end + 1 === text.length && !isEnd) return undefined;
    return text[end + 1] === '\n' ? end + 2 : end + 1;
  };

  const closing = (from: number): number | undefined => {
    for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
      if (at + 1 === text.length && !isEnd) return undefined;
      if (text[at + 1] !== '"') return at;
    }
    return isEnd ? text.length : undefined;
  };

  /** The text ends before the quote does, or text follows a quote that spans lines. */
  const isLeftOpen = (quoted: string, end: number, stop: number) =>
    end > text.length || (/[\r\n]/.test(quoted) && text.slice(end, stop).trim() !== '');

  const quotedRow = (from: number): Cut | undefined => {
    const row: string[] = [];
    let openQuote: number | undefined;
    let at = from;
    for (;;) {
      const start = at;
      let quoted = '';
      let isQuoted = false;
      if (text[at] === '"') {
        const end = closing(at + 1);
        if (end === undefined) return undefined;
        isQuoted = true;
        quoted = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      }
      const end = lineEnd(at);
      const next = text.indexOf(separator, at);
      const isLast = next < 0 || next > end;
      if (isLast && end === text.length && !isEnd) return undefined;
      const stop = isLast ? end : next;
      if (isQuoted && at !== stop && isLeftOpen(quoted, at, stop)) openQuote ??= start;
      row.push(quoted + text.slice(at, stop));
      if (!isLast) at = next + 1;
      else {
        const beyond = after(end);
        return beyond === undefined ? undefined : { row, next: beyond, openQuote };
      }
    }
  };

  return (from: number): Cut | undefined => {
    if (from >= text.length) return undefined;
    const end = lineEnd(from);
    if ((quote?.(from) ?? NEVER) < end) return quotedRow(from);
    if (end === text.length && !isEnd) return undefined;
    const next = after(end);
    return next === undefined ? undefined : { row: text.slice(from, end).split(separator), next, openQuote: undefined };
  };
};

/** The first rows of a text, which may end within a row. */
export const openingRows = (text: string, separator: string, most: number): Row[] => {
  const next = makeCutter(text, separator, true);
  const rows: Row[] = [];
  for (let one = next(0); one && rows.length < most; one = next(one.next)) rows.push(one.row);
  return rows;
};
