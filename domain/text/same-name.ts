/**
 * Detects equal and confusable names. Only the import preview loads this module in the browser, because its table of
 * confusable letters is large.
 */
import { LOOKS_LIKE } from './confusables.ts';

/** Skeleton of a name, in which confusable letters are equal (UTS #39, section 4). */
const shape = (name: string) =>
  [...name.normalize('NFKD')]
    .map((letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join('')
    .normalize('NFKC');

/** Converts to upper case first, so ß and SS become equal. */
const caseless = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase();

/** Names are equal if they share one of these keys: their skeletons match with or without case. */
export const sameNames = (name: string): string[] => [...new Set([shape(caseless(name)), shape(name)])];
