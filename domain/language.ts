import { LANGUAGES, type Language } from './enumerations.ts';

/** `es-MX` is Spanish; whatever is not spoken here is English. */
export const languageOf = (locale = ''): Language => {
  const spoken = locale.split(/[-_]/, 1).join().toLowerCase();
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
};
