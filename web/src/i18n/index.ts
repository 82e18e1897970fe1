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
import type { afterSignIn } from './en/after-sign-in.ts';
import { beforeSignIn } from './en/before-sign-in.ts';
import type { duringSignIn } from './en/during-sign-in.ts';
import type { inAdmin } from './en/in-admin.ts';
import type { inApplicationFrameworks } from './en/in-application-frameworks.ts';
import type { inApplicationPeople } from './en/in-application-people.ts';
import type { inApproval } from './en/in-approval.ts';
import type { inAssessments } from './en/in-assessments.ts';
import type { inControls } from './en/in-controls.ts';
import type { inDashboard } from './en/in-dashboard.ts';
import type { inDiligence } from './en/in-diligence.ts';
import type { inDocuments } from './en/in-documents.ts';
import type { inFrameworks } from './en/in-frameworks.ts';
import type { inImports } from './en/in-imports.ts';
import type { inIntake } from './en/in-intake.ts';
import type { inModels } from './en/in-models.ts';
import type { inPalette } from './en/in-palette.ts';
import type { inReport } from './en/in-report.ts';
import type { inRisks } from './en/in-risks.ts';
import type { inSettings } from './en/in-settings.ts';
import type { inTestKit } from './en/in-test-kit.ts';
import type { inTestResults } from './en/in-test-results.ts';
import type { inTesting } from './en/in-testing.ts';
import type { inWork } from './en/in-work.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof beforeSignIn &
        typeof duringSignIn &
        typeof afterSignIn &
        typeof inSettings &
        typeof inAdmin &
        typeof inApplicationFrameworks &
        typeof inApplicationPeople &
        typeof inApproval &
        typeof inAssessments &
        typeof inControls &
        typeof inImports &
        typeof inIntake &
        typeof inRisks &
        typeof inDashboard &
        typeof inDiligence &
        typeof inDocuments &
        typeof inFrameworks &
        typeof inModels &
        typeof inPalette &
        typeof inReport &
        typeof inTesting &
        typeof inTestKit &
        typeof inTestResults &
        typeof inWork;
    };
  }
}

export const LANGUAGE_KEY = 'plumbline.language';

type Texts = Record<Language, () => Promise<Record<string, object>>>;

const before: Texts = { en: async () => ({ beforeSignIn }), es: () => import('./es/before-sign-in.ts') };

/** What is fetched before the first page that needs it is shown: a file of each language for each. */
const PARTS = {
  signedIn: { en: () => import('./en/after-sign-in.ts'), es: () => import('./es/after-sign-in.ts') },
  /** For what asks for more than a password, or sets that up. */
  steps: { en: () => import('./en/during-sign-in.ts'), es: () => import('./es/during-sign-in.ts') },
  settings: { en: () => import('./en/in-settings.ts'), es: () => import('./es/in-settings.ts') },
  admin: { en: () => import('./en/in-admin.ts'), es: () => import('./es/in-admin.ts') },
  applicationPeople: {
    en: () => import('./en/in-application-people.ts'),
    es: () => import('./es/in-application-people.ts'),
  },
  applicationFrameworks: {
    en: () => import('./en/in-application-frameworks.ts'),
    es: () => import('./es/in-application-frameworks.ts'),
  },
  risks: { en: () => import('./en/in-risks.ts'), es: () => import('./es/in-risks.ts') },
  assessments: { en: () => import('./en/in-assessments.ts'), es: () => import('./es/in-assessments.ts') },
  controls: { en: () => import('./en/in-controls.ts'), es: () => import('./es/in-controls.ts') },
  imports: { en: () => import('./en/in-imports.ts'), es: () => import('./es/in-imports.ts') },
  intake: { en: () => import('./en/in-intake.ts'), es: () => import('./es/in-intake.ts') },
  approval: { en: () => import('./en/in-approval.ts'), es: () => import('./es/in-approval.ts') },
  dashboard: { en: () => import('./en/in-dashboard.ts'), es: () => import('./es/in-dashboard.ts') },
  diligence: { en: () => import('./en/in-diligence.ts'), es: () => import('./es/in-diligence.ts') },
  documents: { en: () => import('./en/in-documents.ts'), es: () => import('./es/in-documents.ts') },
  models: { en: () => import('./en/in-models.ts'), es: () => import('./es/in-models.ts') },
  palette: { en: () => import('./en/in-palette.ts'), es: () => import('./es/in-palette.ts') },
  report: { en: () => import('./en/in-report.ts'), es: () => import('./es/in-report.ts') },
  frameworks: { en: () => import('./en/in-frameworks.ts'), es: () => import('./es/in-frameworks.ts') },
  testResults: { en: () => import('./en/in-test-results.ts'), es: () => import('./es/in-test-results.ts') },
  testKit: { en: () => import('./en/in-test-kit.ts'), es: () => import('./es/in-test-kit.ts') },
  testing: { en: () => import('./en/in-testing.ts'), es: () => import('./es/in-testing.ts') },
  work: { en: () => import('./en/in-work.ts'), es: () => import('./es/in-work.ts') },
} satisfies Record<string, Texts>;
export type TextPart = keyof typeof PARTS;

const i18n = i18next.createInstance();

/** Those that are wanted by now, in whichever language is shown. */
const wanted = new Set<TextPart>();

const add = async (language: Language, texts: Texts) => {
  for (const part of Object.values(await loadPart(texts[language])))
    i18n.addResourceBundle(language, 'translation', part, true);
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
  await tryPart(before[language]);
  await show(language);
};

/** Before the first page is shown: in English where there is no connection to fetch another language by. */
export const startI18n = async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: beforeSignIn } },
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
