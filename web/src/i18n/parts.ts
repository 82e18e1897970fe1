/** Which texts belong to which part, and so are loaded together on demand. A file exports its texts by their first key. */
import type { Language } from '#domain/enumerations.ts';

/** The files of a part, by language. */
export type Texts = Record<Language, readonly (() => Promise<object>)[]>;

/** Each part is fetched before the first page that names it (`withTexts`) is shown. */
export const PARTS = {
  signedIn: {
    en: [async () => (await import('./en/after-sign-in.ts')).afterSignIn],
    es: [async () => (await import('./es/after-sign-in.ts')).afterSignIn],
  },
  /** For what asks for more than a password, or sets that up. */
  steps: {
    en: [async () => (await import('./en/during-sign-in.ts')).duringSignIn],
    es: [async () => (await import('./es/during-sign-in.ts')).duringSignIn],
  },
  settings: {
    en: [
      () => import('./en/identity-settings.ts'),
      () => import('./en/security.ts'),
      () => import('./en/settings.ts'),
      () => import('./en/told.ts'),
    ],
    es: [
      () => import('./es/identity-settings.ts'),
      () => import('./es/security.ts'),
      () => import('./es/settings.ts'),
      () => import('./es/told.ts'),
    ],
  },
  admin: {
    en: [
      () => import('./en/company.ts'),
      () => import('./en/directory.ts'),
      () => import('./en/people.ts'),
      () => import('./en/webhooks.ts'),
    ],
    es: [
      () => import('./es/company.ts'),
      () => import('./es/directory.ts'),
      () => import('./es/people.ts'),
      () => import('./es/webhooks.ts'),
    ],
  },
  applicationPeople: {
    en: [() => import('./en/application-people.ts')],
    es: [() => import('./es/application-people.ts')],
  },
  applicationFrameworks: {
    en: [() => import('./en/application-frameworks.ts')],
    es: [() => import('./es/application-frameworks.ts')],
  },
  risks: { en: [() => import('./en/risks.ts')], es: [() => import('./es/risks.ts')] },
  assessments: {
    en: [
      () => import('./en/assessment-questions.ts'),
      () => import('./en/assessment-words.ts'),
      () => import('./en/assessments.ts'),
    ],
    es: [
      () => import('./es/assessment-questions.ts'),
      () => import('./es/assessment-words.ts'),
      () => import('./es/assessments.ts'),
    ],
  },
  controls: {
    en: [() => import('./en/controls.ts'), () => import('./en/evidence.ts')],
    es: [() => import('./es/controls.ts'), () => import('./es/evidence.ts')],
  },
  imports: {
    en: [() => import('./en/headed-file.ts'), () => import('./en/imports.ts')],
    es: [() => import('./es/headed-file.ts'), () => import('./es/imports.ts')],
  },
  intake: { en: [() => import('./en/intake.ts')], es: [() => import('./es/intake.ts')] },
  approval: { en: [() => import('./en/approval.ts')], es: [() => import('./es/approval.ts')] },
  dashboard: { en: [() => import('./en/dashboard.ts')], es: [() => import('./es/dashboard.ts')] },
  diligence: { en: [() => import('./en/diligence.ts')], es: [() => import('./es/diligence.ts')] },
  documents: {
    en: [() => import('./en/documents.ts'), () => import('./en/upload.ts'), () => import('./en/viewer.ts')],
    es: [() => import('./es/documents.ts'), () => import('./es/upload.ts'), () => import('./es/viewer.ts')],
  },
  models: { en: [() => import('./en/models.ts')], es: [() => import('./es/models.ts')] },
  palette: { en: [() => import('./en/palette.ts')], es: [() => import('./es/palette.ts')] },
  report: { en: [() => import('./en/report.ts')], es: [() => import('./es/report.ts')] },
  frameworks: {
    en: [
      () => import('./en/framework-setting.ts'),
      () => import('./en/frameworks.ts'),
      () => import('./en/headed-file.ts'),
      () => import('./en/own-framework.ts'),
    ],
    es: [
      () => import('./es/framework-setting.ts'),
      () => import('./es/frameworks.ts'),
      () => import('./es/headed-file.ts'),
      () => import('./es/own-framework.ts'),
    ],
  },
  testResults: {
    en: [() => import('./en/over-time.ts'), () => import('./en/test-results.ts')],
    es: [() => import('./es/over-time.ts'), () => import('./es/test-results.ts')],
  },
  testKit: { en: [() => import('./en/test-kit.ts')], es: [() => import('./es/test-kit.ts')] },
  testMethod: { en: [() => import('./en/test-method.ts')], es: [() => import('./es/test-method.ts')] },
  testing: {
    en: [() => import('./en/new-test.ts'), () => import('./en/testing.ts')],
    es: [() => import('./es/new-test.ts'), () => import('./es/testing.ts')],
  },
  trail: {
    en: [
      () => import('./en/assessment-questions.ts'),
      () => import('./en/audit.ts'),
      () => import('./en/company.ts'),
      () => import('./en/diligence.ts'),
      () => import('./en/frameworks.ts'),
      () => import('./en/intake.ts'),
      () => import('./en/people.ts'),
      () => import('./en/told.ts'),
    ],
    es: [
      () => import('./es/assessment-questions.ts'),
      () => import('./es/audit.ts'),
      () => import('./es/company.ts'),
      () => import('./es/diligence.ts'),
      () => import('./es/frameworks.ts'),
      () => import('./es/intake.ts'),
      () => import('./es/people.ts'),
      () => import('./es/told.ts'),
    ],
  },
  work: { en: [() => import('./en/work.ts')], es: [() => import('./es/work.ts')] },
} satisfies Record<string, Texts>;
export type TextPart = keyof typeof PARTS;

type Loaded<P> = P extends { en: readonly (() => Promise<infer Exports>)[] } ? Exports : never;
/** The intersection of a union's members, by inference from a parameter. */
type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void ? I : never;

/** Every text of every part, for the compiler to check keys against. */
export type PartTexts = Intersection<Loaded<(typeof PARTS)[TextPart]>>;
