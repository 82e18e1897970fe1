import { expect, test } from 'vitest';
import type { Language } from '#domain/enumerations.ts';
import { languageOf } from '#domain/language.ts';

test.each([
  [['en', 'es'], 'es-MX', 'es'],
  [['en', 'es'], 'ES_es', 'es'],
  [['en', 'es'], 'fr', 'en'],
  [['en', 'es'], undefined, 'en'],
  [['es', 'en'], 'en-GB', 'en'],
  [['es', 'en'], 'fr', 'es'],
  [['es'], 'en', 'es'],
  [['en'], 'est', 'en'],
] as const)('with %j offered, a speaker of %s reads %s', (offered, locale, language: Language) => {
  expect(languageOf(offered, locale)).toBe(language);
});
