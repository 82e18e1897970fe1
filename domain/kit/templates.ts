/** The kit's texts by language, and the rules of prompt templates. */

import type { KitTexts } from './kit-texts.ts';
import { en } from './sets-en.ts';
import { es } from './sets-es.ts';
import { type KitLanguage, PLACEHOLDERS, type Placeholder } from './words.ts';

export const KIT: Readonly<Record<KitLanguage, KitTexts>> = { en, es };

/** `{Name}` with a capital letter begins a sentence. */
const MARK = /\{(\p{L}+)\}/gu;

const isPlaceholder = (word: string): word is Placeholder => PLACEHOLDERS.some((one) => one === word);

/** Placeholders of the template that the kit does not know. */
export const unknownMarks = (template: string) =>
  [...template.matchAll(MARK)].flatMap(([mark, word = '']) => (isPlaceholder(word.toLowerCase()) ? [] : [mark]));

/** A template without a placeholder for the group gives the same prompt for all groups, so nothing can be compared. */
export const variesWithGroup = (template: string) =>
  [...template.matchAll(MARK)].some(([, word = '']) => isPlaceholder(word.toLowerCase()) && word !== 'detail');

const beginning = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const filled = (template: string, values: Readonly<Record<Placeholder, string>>) =>
  template.replaceAll(MARK, (mark, word: string) => {
    const wanted = word.toLowerCase();
    if (!isPlaceholder(wanted)) return mark;
    return word === wanted ? values[wanted] : beginning(values[wanted]);
  });
