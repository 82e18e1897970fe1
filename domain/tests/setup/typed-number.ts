/** Parses a typed number with a decimal point or a decimal comma. */
import { numberReader } from '#domain/bias/file/cells.ts';

const readNumber = numberReader('point');

/** Undefined if the field is empty, NaN if the text is not a number. */
export const typedNumber = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (readNumber(typed.replace(',', '.')) ?? Number.NaN);
