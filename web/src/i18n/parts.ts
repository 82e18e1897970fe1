/** The parts of texts that are loaded together on demand. Each file exports its texts by their first key. */
import type { Language } from '#domain/enumerations.ts';

export type Texts = Record<Language, readonly (() => Promise<object>)[]>;

/** Each part is fetched before the first page that declares it (`withTexts`) is shown. */
export const PARTS = {
  signedIn: {
    en: [() => import('./en/after-sign-in.ts')],
    es: [() => import('./es/after-sign-in.ts')],
  },
  /** For sign-in steps after the password and for their setup. */
  steps: {
    en: [() => import('./en/during-sign-in.ts')],
    es: [() => import('./es/during-sign-in.ts')],
  },
  settings: {
    en: [
      () => import('./en/settings/identity-settings.ts'),
      () => import('./en/settings/security.ts'),
      () => import('./en/settings/settings.ts'),
      () => import('./en/settings/told.ts'),
    ],
    es: [
      () => import('./es/settings/identity-settings.ts'),
      () => import('./es/settings/security.ts'),
      () => import('./es/settings/settings.ts'),
      () => import('./es/settings/told.ts'),
    ],
  },
  admin: {
    en: [
      () => import('./en/administration/api-access.ts'),
      () => import('./en/administration/api-reference.ts'),
      () => import('./en/administration/company.ts'),
      () => import('./en/administration/directory.ts'),
      () => import('./en/administration/field-settings.ts'),
      () => import('./en/administration/people.ts'),
      () => import('./en/administration/resource-groups.ts'),
      () => import('./en/administration/webhooks.ts'),
    ],
    es: [
      () => import('./es/administration/api-access.ts'),
      () => import('./es/administration/api-reference.ts'),
      () => import('./es/administration/company.ts'),
      () => import('./es/administration/directory.ts'),
      () => import('./es/administration/field-settings.ts'),
      () => import('./es/administration/people.ts'),
      () => import('./es/administration/resource-groups.ts'),
      () => import('./es/administration/webhooks.ts'),
    ],
  },
  /** Fetched with the first form (`components/form/use-error-text.ts`). */
  fieldErrors: {
    en: [() => import('./en/components/field-errors.ts')],
    es: [() => import('./es/components/field-errors.ts')],
  },
  release: {
    en: [() => import('./en/applications/release.ts')],
    es: [() => import('./es/applications/release.ts')],
  },
  applicationPeople: {
    en: [() => import('./en/applications/application-people.ts')],
    es: [() => import('./es/applications/application-people.ts')],
  },
  applicationFrameworks: {
    en: [() => import('./en/applications/application-frameworks.ts')],
    es: [() => import('./es/applications/application-frameworks.ts')],
  },
  risks: { en: [() => import('./en/applications/risks.ts')], es: [() => import('./es/applications/risks.ts')] },
  assessments: {
    en: [
      () => import('./en/applications/assessment-questions.ts'),
      () => import('./en/applications/assessment-words.ts'),
      () => import('./en/applications/assessments.ts'),
    ],
    es: [
      () => import('./es/applications/assessment-questions.ts'),
      () => import('./es/applications/assessment-words.ts'),
      () => import('./es/applications/assessments.ts'),
    ],
  },
  controls: {
    en: [() => import('./en/applications/controls.ts'), () => import('./en/applications/evidence.ts')],
    es: [() => import('./es/applications/controls.ts'), () => import('./es/applications/evidence.ts')],
  },
  headedFile: {
    en: [() => import('./en/components/headed-file.ts')],
    es: [() => import('./es/components/headed-file.ts')],
  },
  imports: {
    en: [
      () => import('./en/components/headed-file.ts'),
      () => import('./en/administration/imports.ts'),
      () => import('./en/vendors/vendors.ts'),
    ],
    es: [
      () => import('./es/components/headed-file.ts'),
      () => import('./es/administration/imports.ts'),
      () => import('./es/vendors/vendors.ts'),
    ],
  },
  intake: { en: [() => import('./en/applications/intake.ts')], es: [() => import('./es/applications/intake.ts')] },
  approval: {
    en: [() => import('./en/applications/approval.ts'), () => import('./en/applications/approval-record.ts')],
    es: [() => import('./es/applications/approval.ts'), () => import('./es/applications/approval-record.ts')],
  },
  board: { en: [() => import('./en/app/board.ts')], es: [() => import('./es/app/board.ts')] },
  dashboard: { en: [() => import('./en/app/dashboard.ts')], es: [() => import('./es/app/dashboard.ts')] },
  diligence: { en: [() => import('./en/vendors/diligence.ts')], es: [() => import('./es/vendors/diligence.ts')] },
  documents: {
    en: [
      () => import('./en/applications/documents.ts'),
      () => import('./en/components/upload.ts'),
      () => import('./en/applications/viewer.ts'),
    ],
    es: [
      () => import('./es/applications/documents.ts'),
      () => import('./es/components/upload.ts'),
      () => import('./es/applications/viewer.ts'),
    ],
  },
  legal: {
    en: [() => import('./en/applications/legal.ts'), () => import('./en/applications/register.ts')],
    es: [() => import('./es/applications/legal.ts'), () => import('./es/applications/register.ts')],
  },
  models: { en: [() => import('./en/vendors/models.ts')], es: [() => import('./es/vendors/models.ts')] },
  register: {
    en: [() => import('./en/applications/register.ts')],
    es: [() => import('./es/applications/register.ts')],
  },
  policies: {
    en: [() => import('./en/administration/policies.ts')],
    es: [() => import('./es/administration/policies.ts')],
  },
  templates: {
    en: [() => import('./en/administration/templates.ts')],
    es: [() => import('./es/administration/templates.ts')],
  },
  palette: {
    en: [() => import('./en/app/palette.ts'), () => import('./en/vendors/vendors.ts')],
    es: [() => import('./es/app/palette.ts'), () => import('./es/vendors/vendors.ts')],
  },
  report: { en: [() => import('./en/applications/report.ts')], es: [() => import('./es/applications/report.ts')] },
  frameworks: {
    en: [
      () => import('./en/frameworks/framework-setting.ts'),
      () => import('./en/frameworks/frameworks.ts'),
      () => import('./en/components/headed-file.ts'),
      () => import('./en/frameworks/own-framework.ts'),
    ],
    es: [
      () => import('./es/frameworks/framework-setting.ts'),
      () => import('./es/frameworks/frameworks.ts'),
      () => import('./es/components/headed-file.ts'),
      () => import('./es/frameworks/own-framework.ts'),
    ],
  },
  tasks: { en: [() => import('./en/components/tasks.ts')], es: [() => import('./es/components/tasks.ts')] },
  testResults: {
    en: [() => import('./en/testing/over-time.ts'), () => import('./en/testing/test-results.ts')],
    es: [() => import('./es/testing/over-time.ts'), () => import('./es/testing/test-results.ts')],
  },
  testKit: { en: [() => import('./en/testing/test-kit.ts')], es: [() => import('./es/testing/test-kit.ts')] },
  testMethod: { en: [() => import('./en/testing/test-method.ts')], es: [() => import('./es/testing/test-method.ts')] },
  testing: {
    en: [() => import('./en/testing/new-test.ts'), () => import('./en/testing/testing.ts')],
    es: [() => import('./es/testing/new-test.ts'), () => import('./es/testing/testing.ts')],
  },
  trail: {
    en: [
      () => import('./en/administration/api-access.ts'),
      () => import('./en/applications/assessment-questions.ts'),
      () => import('./en/components/audit.ts'),
      () => import('./en/administration/company.ts'),
      () => import('./en/vendors/diligence.ts'),
      () => import('./en/frameworks/frameworks.ts'),
      () => import('./en/applications/intake.ts'),
      () => import('./en/administration/people.ts'),
      () => import('./en/administration/policies.ts'),
      () => import('./en/applications/register.ts'),
      () => import('./en/administration/resource-groups.ts'),
      () => import('./en/settings/told.ts'),
      () => import('./en/vendors/vendors.ts'),
    ],
    es: [
      () => import('./es/administration/api-access.ts'),
      () => import('./es/applications/assessment-questions.ts'),
      () => import('./es/components/audit.ts'),
      () => import('./es/administration/company.ts'),
      () => import('./es/vendors/diligence.ts'),
      () => import('./es/frameworks/frameworks.ts'),
      () => import('./es/applications/intake.ts'),
      () => import('./es/administration/people.ts'),
      () => import('./es/administration/policies.ts'),
      () => import('./es/applications/register.ts'),
      () => import('./es/administration/resource-groups.ts'),
      () => import('./es/settings/told.ts'),
      () => import('./es/vendors/vendors.ts'),
    ],
  },
  help: { en: [() => import('./en/app/help.ts')], es: [() => import('./es/app/help.ts')] },
  workspace: {
    en: [() => import('./en/applications/workspace.ts'), () => import('./en/vendors/vendors.ts')],
    es: [() => import('./es/applications/workspace.ts'), () => import('./es/vendors/vendors.ts')],
  },
  vendors: { en: [() => import('./en/vendors/vendors.ts')], es: [() => import('./es/vendors/vendors.ts')] },
  work: { en: [() => import('./en/app/work.ts')], es: [() => import('./es/app/work.ts')] },
} satisfies Record<string, Texts>;
export type TextPart = keyof typeof PARTS;

type Loaded<P> = P extends { en: readonly (() => Promise<infer Exports>)[] } ? Exports : never;
/** The intersection of a union's members, by inference from a parameter position. */
type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void ? I : never;

/** All texts of all parts, so that the compiler can check keys. */
export type PartTexts = Intersection<Loaded<(typeof PARTS)[TextPart]>>;
