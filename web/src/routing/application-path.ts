export const applicationPath = (id: string) => `/applications/detail/${id}`;
export const overviewPath = (id: string) => `/applications/overview/${id}`;
/** By its key, so that a link leads to it. */
export const placeOfRisk = (key: string) => `risk-${key}`;
export const risksPath = (id: string) => `${applicationPath(id)}/risks`;
export const riskPath = (id: string, key: string) => `${risksPath(id)}#${placeOfRisk(key)}`;
export const frameworksPath = (id: string) => `${applicationPath(id)}/frameworks`;
export const activityPath = (id: string) => `${applicationPath(id)}/activity`;
export const intakePath = (id: string) => `${applicationPath(id)}/intake`;
export const assessmentsPath = (id: string) => `${applicationPath(id)}/assessments`;
export const assessmentPath = (id: string, assessment: string) => `${assessmentsPath(id)}/${assessment}`;
/** How it stands to one of them, for an auditor. */
export const reportPath = (id: string, framework: string) => `${frameworksPath(id)}/${framework}`;
export const controlsPath = (id: string) => `${applicationPath(id)}/controls`;
export const controlsOfFrameworkPath = (id: string, framework: string) =>
  `${controlsPath(id)}?${new URLSearchParams({ framework })}`;
export const controlPath = (id: string, control: string) => `${controlsPath(id)}/${encodeURIComponent(control)}`;
export const testsPath = (id: string) => `${applicationPath(id)}/tests`;
/** Where the result of a test is given as evidence of a control. */
export const giveTestPath = (id: string, control: string, test: { id: string; name: string }) =>
  `${controlPath(id, control)}?${new URLSearchParams({ test: test.id, name: test.name })}`;
export const viewerPath = (document: string) => `/document-viewer/${document}`;
export const peoplePath = (id: string) => `${applicationPath(id)}/people`;
/** What of it belongs on paper. */
export const dossierPath = (id: string) => `${applicationPath(id)}/dossier`;
/** Where something of an application is done, by what that place is called. */
export const tabPath = (id: string, tab: string) =>
  tab === 'details' ? applicationPath(id) : `${applicationPath(id)}/${tab}`;
