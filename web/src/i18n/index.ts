/**
 * The texts of the product, one file an area. English before sign-in is always there; what else is needed is fetched.
 * Keys are known to the compiler: a text that is missing does not compile.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/enumerations.ts';
import { loadPart, tryPart } from '#web/parts.ts';
import { loadComponentTexts } from './component-texts.ts';
import type { afterSignIn } from './en/after-sign-in.ts';
import { beforeSignIn } from './en/before-sign-in.ts';
import type { duringSignIn } from './en/during-sign-in.ts';
import type { inAdmin } from './en/in-admin.ts';
import type { inIntake } from './en/in-intake.ts';
import type { inSettings } from './en/in-settings.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof beforeSignIn &
        typeof duringSignIn &
        typeof afterSignIn &
        typeof inSettings &
        typeof inAdmin &
        typeof inIntake;
    };
  }
}

export const LANGUAGE_KEY = 'plumbline.language';

const before: Record<Language, () => Promise<{ beforeSignIn: object }>> = {
  en: async () => ({ beforeSignIn }),
  es: () => import('./es/before-sign-in.ts'),
};
const during: Record<Language, () => Promise<{ duringSignIn: object }>> = {
  en: () => import('./en/during-sign-in.ts'),
  es: () => import('./es/during-sign-in.ts'),
};
const after: Record<Language, () => Promise<{ afterSignIn: object }>> = {
  en: () => import('./en/after-sign-in.ts'),
  es: () => import('./es/after-sign-in.ts'),
};
const settings: Record<Language, () => Promise<{ inSettings: object }>> = {
  en: () => import('./en/in-settings.ts'),
  es: () => import('./es/in-settings.ts'),
};

const admin: Record<Language, () => Promise<{ inAdmin: object }>> = {
  en: () => import('./en/in-admin.ts'),
  es: () => import('./es/in-admin.ts'),
};

const intake: Record<Language, () => Promise<{ inIntake: object }>> = {
  en: () => import('./en/in-intake.ts'),
  es: () => import('./es/in-intake.ts'),
};

const i18n = i18next.createInstance();

/** Which other texts are wanted by now. */
let stepTexts = false;
let signedInTexts = false;
let settingsTexts = false;
let adminTexts = false;
let intakeTexts = false;

const add = (language: Language, texts: object) => i18n.addResourceBundle(language, 'translation', texts, true);

const load = async (language: Language) => {
  add(language, (await loadPart(before[language])).beforeSignIn);
  if (stepTexts) add(language, (await loadPart(during[language])).duringSignIn);
  if (settingsTexts) add(language, (await loadPart(settings[language])).inSettings);
  if (adminTexts) add(language, (await loadPart(admin[language])).inAdmin);
  if (intakeTexts) add(language, (await loadPart(intake[language])).inIntake);
  if (!signedInTexts) return;
  const [texts] = await Promise.all([loadPart(after[language]), loadComponentTexts(language)]);
  add(language, texts.afterSignIn);
};

const show = async (language: Language) => {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Which of the two languages is shown. */
export const languageShown = (): Language => (i18n.resolvedLanguage === 'es' ? 'es' : 'en');

export const setLanguage = async (language: Language) => {
  localStorage.setItem(LANGUAGE_KEY, language);
  if (language !== languageShown()) await show(language);
};

/** Before the first page that asks for more than a password is shown. */
export const loadStepTexts = async () => {
  stepTexts = true;
  await load(languageShown());
};

/** Before the first page after sign-in is shown. */
export const loadSignedInTexts = async () => {
  signedInTexts = true;
  await load(languageShown());
};

/** Before the first page of the settings is shown. What sets up a second factor is asked as at sign-in. */
export const loadSettingsTexts = async () => {
  stepTexts = true;
  settingsTexts = true;
  await load(languageShown());
};

/** Before the first page for administrators is shown. */
export const loadAdminTexts = async () => {
  adminTexts = true;
  await load(languageShown());
};

/** Before the first intake is shown. */
export const loadIntakeTexts = async () => {
  intakeTexts = true;
  await load(languageShown());
};

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** What this device was last told, or else what its browser speaks. */
const languageOfDevice = (): Language => {
  const chosen = localStorage.getItem(LANGUAGE_KEY);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};

/** Before the first page is shown: in English where there is no connection to fetch another language by. */
export const startI18n = async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: beforeSignIn } },
    interpolation: { escapeValue: false }, // React escapes
  });
  const language = languageOfDevice();
  await tryPart(before[language]);
  await show(language);
};
