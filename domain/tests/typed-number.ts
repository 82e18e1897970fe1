/** A number typed into a field, with a point or a comma before its decimals. */
import { numberReader } from '#domain/bias/cells.ts';

const readNumber = numberReader('point');

/** Undefined where nothing was typed, and NaN where it is not a number. */
export const typedNumber = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (readNumber(typed.replace(',', '.')) ?? Number.NaN);
