import { useTranslation } from 'react-i18next';
import type { Words } from '#domain/frameworks/framework.ts';
import { languageShown } from '#web/i18n/index.ts';

/** Selects the current language of a bilingual text. */
export const useWords = () => {
  useTranslation(); // renders again after a language change
  const language = languageShown();
  return (words: Words) => words[language];
};
