/** The texts of the product by part: one file for each language, loaded on demand. */
import type { Language } from '#domain/enumerations.ts';

export type Texts = Record<Language, () => Promise<Record<string, object>>>;

/** Each part is fetched before the first page that names it (`withTexts`) is shown. */
export const PARTS = {
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
  testMethod: { en: () => import('./en/in-test-method.ts'), es: () => import('./es/in-test-method.ts') },
  testing: { en: () => import('./en/in-testing.ts'), es: () => import('./es/in-testing.ts') },
  trail: { en: () => import('./en/in-trail.ts'), es: () => import('./es/in-trail.ts') },
  work: { en: () => import('./en/in-work.ts'), es: () => import('./es/in-work.ts') },
} satisfies Record<string, Texts>;
export type TextPart = keyof typeof PARTS;

type Loaded<P> = P extends { en: () => Promise<infer Exports> } ? Exports[keyof Exports] : never;
/** The intersection of a union's members, by inference from a parameter. */
type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void ? I : never;

/** Every text of every part, for the compiler to check keys against. */
export type PartTexts = Intersection<Loaded<(typeof PARTS)[TextPart]>>;
