/** When two names are the same. In the browser only the preview of an import asks: the letters that look like others are not for every page to load. */
import { LOOKS_LIKE } from './confusables.ts';

/** What is left of a name once letters that look the same are the same (UTS #39, section 4). */
const shape = (name: string) =>
  [...name.normalize('NFKD')]
    .map((letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join('')
    .normalize('NFKC');

/** By way of upper case, which tells ß and SS apart no more. */
const caseless = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase();

/** Two names are the same name when they share any of these: their case aside, or as they are, they look the same. */
export const sameNames = (name: string): string[] => [...new Set([shape(caseless(name)), shape(name)])];
