/**
 * Loads the texts of the product, which are split into one file per area. The English texts before sign-in are bundled,
 * all others are fetched. The compiler checks the keys, so a missing text does not compile.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { languageOf, type Offered } from '#domain/language.ts';
import { config } from '#web/config.ts';
import { loadPart, tryPart } from '#web/parts.ts';
import { loadComponentTexts } from './component-texts.ts';
import * as beforeSignIn from './en/before-sign-in.ts';
import type { PartTexts, TextPart, Texts } from './parts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof beforeSignIn & PartTexts };
  }
}

const LANGUAGE_KEY = 'plumbline.language';

const before: Texts = {
  en: [async () => beforeSignIn],
  es: [() => import('./es/before-sign-in.ts')],
};

const i18n = i18next.createInstance();

/** The parts requested so far, independent of the language. */
const wanted = new Set<TextPart>();

const add = async (language: Language, texts: Texts) => {
  for (const file of await Promise.all(texts[language].map(loadPart)))
    i18n.addResourceBundle(language, 'translation', file, true);
};

const load = async (language: Language) => {
  await add(language, before);
  if (wanted.size === 0) return;
  const { PARTS } = await loadPart(() => import('./parts.ts'));
  await Promise.all([...wanted].map((part) => add(language, PARTS[part])));
  if (wanted.has('signedIn')) await loadComponentTexts(language);
};

/** Without storing the choice on the device. */
export const showLanguage = async (language: Language) => {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

export const languageShown = (): Language => (i18n.resolvedLanguage === 'es' ? 'es' : 'en');

/** All loaded texts in the current language. */
export const textsShown = (): object => i18n.getResourceBundle(languageShown(), 'translation');

export const setLanguage = async (language: Language) => {
  localStorage.setItem(LANGUAGE_KEY, language);
  if (language !== languageShown()) await showLanguage(language);
};

/** Call before the page that uses the texts is shown. */
export const loadTexts = async (...parts: TextPart[]) => {
  for (const part of parts) wanted.add(part);
  await load(languageShown());
};

/** The language stored on this device, else the browser's language, else the first one offered. */
const languageOfDevice = (offered: Offered): Language => {
  const candidates = [localStorage.getItem(LANGUAGE_KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return languageOf(
    offered,
    candidates.find((tag) => offered.some((language) => language === tag)),
  );
};

const begin = async (language: Language) => {
  await Promise.all(before[language].map(tryPart));
  await showLanguage(language);
};

/** Runs before the first render. Falls back to English if another language cannot be fetched. */
export const startI18n = async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: { ...beforeSignIn } } },
    interpolation: { escapeValue: false }, // React escapes
  });
  await begin(languageOfDevice(LANGUAGES));
};

/** Runs once the tenant's languages are known. The next render uses the language. */
export const applyLanguage = async () => {
  const language = languageOfDevice(config().languages);
  if (language === languageShown()) return;
  localStorage.setItem(LANGUAGE_KEY, language);
  await begin(language);
};
