/** What was told, in words: with the texts of both languages, so functions read it when there is something to say (`lib/functions/bundling.ts`). */
import type { Language } from '#domain/enumerations.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { KindName, What } from './kinds.ts';
import type { Told } from './told.ts';
import type { Doers, TellingWords } from './words.ts';

const LANGUAGES: Record<Language, TellingWords> = { en, es };

/** In the language of whoever reads it, at the moment when they do. */
export const say = (language: Language, { kind, params, by }: Told): string => {
  const words = LANGUAGES[language];
  const doers = { who: words.doers(by.map(({ name }) => name)), several: by.length > 1 };
  const says = words.kinds[kind][1] as (params: What['params'], doers: Doers) => string; // those of its own kind
  return says(params, doers);
};

export const calledIn = (language: Language, kind: KindName) => LANGUAGES[language].kinds[kind][0];
