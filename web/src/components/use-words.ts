import { useTranslation } from 'react-i18next';
import type { Words } from '#domain/frameworks/framework.ts';
import { languageShown } from '#web/i18n/index.ts';

/** What comes in both languages, in the one that is shown. */
export const useWords = () => {
  useTranslation(); // renders again in another language
  const language = languageShown();
  return (words: Words) => words[language];
};
