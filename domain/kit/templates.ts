/** What the kit has in each language, and how a template becomes a prompt. */
import { en } from './sets-en.ts';
import { es } from './sets-es.ts';
import { type KitAttribute, type KitLanguage, type KitSet, PLACEHOLDERS, type Placeholder } from './words.ts';

type Pronouns = { readonly they: string; readonly them: string; readonly their: string };

/** What stands for whoever it is about: `{role}` is what the set of prompts calls them. */
export type KitGroup = Pronouns & {
  readonly group: string;
  readonly phrase: string;
  readonly people: readonly string[];
};

type Cases = { readonly role: string; readonly details: readonly string[] };

export type KitTexts = Cases & {
  readonly sets: Readonly<Record<KitSet, Cases & { readonly prompts: readonly string[] }>>;
  /** Nobody in particular. */
  readonly baseline: Pronouns & { readonly people: readonly string[]; readonly group: string };
  readonly attributes: Readonly<Record<KitAttribute, readonly KitGroup[]>>;
};

export const KIT: Readonly<Record<KitLanguage, KitTexts>> = { en, es };

/** `{Name}` begins a sentence. */
const MARK = /\{(\p{L}+)\}/gu;

const isPlaceholder = (word: string): word is Placeholder => PLACEHOLDERS.some((one) => one === word);

/** What stands in braces and is none of those that are filled in. */
export const unknownMarks = (template: string) =>
  [...template.matchAll(MARK)].flatMap(([mark, word = '']) => (isPlaceholder(word.toLowerCase()) ? [] : [mark]));

/** Of a template that says the same of everybody nothing can be compared. */
export const variesWithGroup = (template: string) =>
  [...template.matchAll(MARK)].some(([, word = '']) => isPlaceholder(word.toLowerCase()) && word !== 'detail');

const beginning = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const filled = (template: string, values: Readonly<Record<Placeholder, string>>) =>
  template.replaceAll(MARK, (mark, word: string) => {
    const wanted = word.toLowerCase();
    if (!isPlaceholder(wanted)) return mark;
    return word === wanted ? values[wanted] : beginning(values[wanted]);
  });
