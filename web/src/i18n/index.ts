/**
 * The texts of the product, one file an area. English before sign-in is always there; what else is needed is fetched.
 * Keys are known to the compiler: a text that is missing does not compile.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { languageOf, type Offered } from '#domain/language.ts';
import { config } from '#web/config.ts';
import { loadPart, tryPart } from '#web/parts.ts';
import { loadComponentTexts } from './component-texts.ts';
import * as beforeSignIn from './en/before-sign-in.ts';
import { PARTS, type PartTexts, type TextPart, type Texts } from './parts.ts';

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

/** Those that are wanted by now, in whichever language is shown. */
const wanted = new Set<TextPart>();

const add = async (language: Language, texts: Texts) => {
  for (const file of await Promise.all(texts[language].map(loadPart)))
    i18n.addResourceBundle(language, 'translation', file, true);
};

const load = async (language: Language) => {
  await add(language, before);
  await Promise.all([...wanted].map((part) => add(language, PARTS[part])));
  if (wanted.has('signedIn')) await loadComponentTexts(language);
};

const show = async (language: Language) => {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Which of the two languages is shown. */
export const languageShown = (): Language => (i18n.resolvedLanguage === 'es' ? 'es' : 'en');

/** All that are there by now, in the language that is shown. */
export const textsShown = (): object => i18n.getResourceBundle(languageShown(), 'translation');

export const setLanguage = async (language: Language) => {
  localStorage.setItem(LANGUAGE_KEY, language);
  if (language !== languageShown()) await show(language);
};

/** Before what they are for is shown. */
export const loadTexts = async (...parts: TextPart[]) => {
  for (const part of parts) wanted.add(part);
  await load(languageShown());
};

/** What this device was last told, or else what its browser speaks, or else what is offered first. */
const languageOfDevice = (offered: Offered): Language => {
  const said = [localStorage.getItem(LANGUAGE_KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return languageOf(
    offered,
    said.find((tag) => offered.some((language) => language === tag)),
  );
};

const begin = async (language: Language) => {
  await Promise.all(before[language].map(tryPart));
  await show(language);
};

/** Before the first page is shown: in English where there is no connection to fetch another language by. */
export const startI18n = async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: { ...beforeSignIn } } },
    interpolation: { escapeValue: false }, // React escapes
  });
  await begin(languageOfDevice(LANGUAGES));
};

/** Once it is known what the tenant offers. The next page begins with it. */
export const settleLanguage = async () => {
  const language = languageOfDevice(config().languages);
  if (language === languageShown()) return;
  localStorage.setItem(LANGUAGE_KEY, language);
  await begin(language);
};
