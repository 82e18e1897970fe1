import { CONTROL_STATES, isFinished } from '#domain/controls/states.ts';

export const applicationPath = (id: string) => `/applications/detail/${id}`;
export const overviewPath = (id: string) => `/applications/overview/${id}`;
/** Anchor of a risk, so that links lead to it. */
export const placeOfRisk = (key: string) => `risk-${key}`;
export const risksPath = (id: string) => `${applicationPath(id)}/risks`;
export const riskPath = (id: string, key: string) => `${risksPath(id)}#${placeOfRisk(key)}`;
export const frameworksPath = (id: string) => `${applicationPath(id)}/frameworks`;
export const activityPath = (id: string) => `${applicationPath(id)}/activity`;
export const intakePath = (id: string) => `${applicationPath(id)}/intake`;
export const assessmentsPath = (id: string) => `${applicationPath(id)}/assessments`;
export const assessmentPath = (id: string, assessment: string) => `${assessmentsPath(id)}/${assessment}`;
/** The coverage report of one framework, for auditors. */
export const reportPath = (id: string, framework: string) => `${frameworksPath(id)}/${framework}`;
export const controlsPath = (id: string) => `${applicationPath(id)}/controls`;
export const controlsOfFrameworkPath = (id: string, framework: string) =>
  `${controlsPath(id)}?${new URLSearchParams({ framework })}`;
const OPEN = CONTROL_STATES.filter((state) => !isFinished(state));
export const openControlsPath = (id: string) =>
  `${controlsPath(id)}?${new URLSearchParams(OPEN.map((state) => ['state', state]))}`;
export const controlPath = (id: string, control: string) => `${controlsPath(id)}/${encodeURIComponent(control)}`;
export const testsPath = (id: string) => `${applicationPath(id)}/tests`;
/** The page of a control where the result of a test is submitted as evidence. */
export const giveTestPath = (id: string, control: string, test: { id: string; name: string }) =>
  `${controlPath(id, control)}?${new URLSearchParams({ test: test.id, name: test.name })}`;
export const viewerPath = (document: string) => `/document-viewer/${document}`;
export const peoplePath = (id: string) => `${applicationPath(id)}/people`;
export const legalPath = (id: string) => `${applicationPath(id)}/legal-documents`;
export const legalDocumentPath = (id: string, type: string) => `${legalPath(id)}/${type}`;
export const legalVersionPath = (id: string, type: string, number: number) =>
  `${legalDocumentPath(id, type)}/versions/${number}`;
/** Whether a build may ship. */
export const releasePath = (id: string) => `${applicationPath(id)}/release`;
/** The printable summary. */
export const dossierPath = (id: string) => `${applicationPath(id)}/dossier`;
/** The page of an application's tab, by name. */
export const tabPath = (id: string, tab: string) =>
  tab === 'details' ? applicationPath(id) : `${applicationPath(id)}/${tab}`;
