/** The number formats of a spreadsheet that change the meaning of a number: dates, times and percentages. */
import { attributeOf, readXml } from './xml.ts';

export type CellStyle = 'number' | 'percent' | 'date' | 'time' | 'moment';

/** The predefined formats, by number. */
const BUILT_IN: Record<number, CellStyle> = {
  9: 'percent',
  10: 'percent',
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'moment',
  45: 'time',
  46: 'time',
  47: 'time',
};

/** Removes quoted text, brackets (colors, languages) and escaped characters. */
const bareFormat = (code: string) => code.replaceAll(/"[^"]*"|\[(?!h|m|s)[^\]]*\]|\\./gi, '').split(';', 1)[0] ?? '';

export const styleOfFormat = (code: string): CellStyle => {
  const bare = bareFormat(code);
  const hasDay = /[dy]/i.test(bare);
  const hasTime = /[hs]/i.test(bare);
  if (hasDay || (/m/i.test(bare) && !hasTime)) return hasTime ? 'moment' : 'date';
  if (hasTime) return 'time';
  return bare.includes('%') ? 'percent' : 'number';
};

/** The styles by the index that cells use. */
export const readCellStyles = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const own = new Map<number, CellStyle>();
  const styles: CellStyle[] = [];
  let isInCells = false;
  await readXml(stream, {
    open: (name, attributes) => {
      const format = Number(attributeOf(attributes, 'numFmtId'));
      if (name === 'numFmt') own.set(format, styleOfFormat(attributeOf(attributes, 'formatCode') ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(own.get(format) ?? BUILT_IN[format] ?? 'number');
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
};

const DAY = 86_400_000;
/** Day 0, so that the nonexistent day 60 does not affect later days. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** December 31, 9999. */
const LAST_DAY = 2_958_466;
/** The precision of numbers in spreadsheets. */
const DIGITS = 15;

const rounded = (number: number) => String(Number(number.toPrecision(DIGITS)));

/** A number as the spreadsheet shows it. Dates and times use ISO 8601, which is independent of the language. */
export const shownNumber = (value: string, style: CellStyle, from1904: boolean) => {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (style === 'number') return rounded(number);
  if (style === 'percent') return `${rounded(number * 100)}%`;
  if (number < 0 || number >= LAST_DAY) return rounded(number);
  // Before March 1900 serial dates are off by one day.
  const early = !from1904 && number >= 1 && number < 60 ? 1 : 0;
  const at = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(((number + early) * DAY) / 1000) * 1000);
  const [day = '', time = ''] = at.toISOString().split('T');
  const clock = time.slice(0, 8).replace(/:00$/, '');
  if (style === 'date') return day;
  return style === 'time' ? clock : `${day} ${clock}`;
};
