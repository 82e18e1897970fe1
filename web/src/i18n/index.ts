/** The texts of the product. English is always there; Spanish is fetched when it is wanted. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { loadComponentTexts } from './component-texts.ts';
import { en } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

export const LANGUAGE_KEY = 'plumbline.language';

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** What this device was last told, or else what its browser speaks. */
const languageOfDevice = (): Language => {
  const chosen = localStorage.getItem(LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};

export const i18n = i18next.createInstance();

const show = async (language: Language) => {
  if (language === 'es' && !i18n.hasResourceBundle('es', 'translation')) {
    const { es } = await import('./es/index.ts');
    i18n.addResourceBundle('es', 'translation', es);
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Before the first page is shown. */
export const startI18n = async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false }, // React escapes
  });
  await show(languageOfDevice());
};

export const setLanguage = async (language: Language) => {
  localStorage.setItem(LANGUAGE_KEY, language);
  await loadComponentTexts(language);
  await show(language);
};

/** Which of the two languages is shown. */
export const languageShown = (): Language => (i18n.resolvedLanguage === 'es' ? 'es' : 'en');
