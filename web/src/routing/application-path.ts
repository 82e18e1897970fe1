export const applicationPath = (id: string) => `/applications/detail/${id}`;
export const overviewPath = (id: string) => `/applications/overview/${id}`;
export const risksPath = (id: string) => `${applicationPath(id)}/risks`;
export const approvalPath = (id: string) => `${applicationPath(id)}/approval`;
export const commentsPath = (id: string) => `${applicationPath(id)}/comments`;
export const activityPath = (id: string) => `${applicationPath(id)}/activity`;
export const intakePath = (id: string) => `${applicationPath(id)}/intake`;
export const assessmentsPath = (id: string) => `${applicationPath(id)}/assessments`;
export const assessmentPath = (id: string, assessment: string) => `${assessmentsPath(id)}/${assessment}`;
export const peoplePath = (id: string) => `${applicationPath(id)}/people`;
/** Where something of an application is done, by what that place is called. */
export const tabPath = (id: string, tab: string) =>
  tab === 'details' ? applicationPath(id) : `${applicationPath(id)}/${tab}`;
